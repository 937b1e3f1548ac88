// Where lessons begin: at a table of their own, or at the one that was left.

import type { Games, LessonInfo, Seated } from "$protocol";
import { keep } from "../keep";
import { go } from "../route.svelte";
import { get, post } from "../wire/http";
import { introduce, me, myName } from "../wire/person.svelte";
import { say } from "../words.svelte";

let known: Promise<Games> | null = null;

/** The lessons of a game. */
export async function lessonsOf(game: string): Promise<LessonInfo[]> {
  known ??= get<Games>("/games");
  return (await known).games.find((one) => one.name === game)?.lessons ?? [];
}

/** To a lesson: where it was left, or from its beginning. */
export async function learn(game: string, lesson: string): Promise<void> {
  await introduce(myName() || say("web-guest"));
  const left = me()?.tables.find(
    (table) => table.game === game && table.lesson === lesson && table.status === "playing",
  );
  if (left) return go("table", left.id);
  await open({ game, lesson });
}

/** The first game without help, against the weakest of those who think. */
export async function playOn(game: string, players: number): Promise<void> {
  const others = Array.from({ length: players - 1 }, () => "novice");
  const settings = { hints: true };
  await open({ game, options: { players }, seats: ["me", ...others], settings });
}

async function open(wish: object): Promise<void> {
  const made = await post<Seated>("/tables", wish);
  keep(`seat-${made.table.id}`, made.secret);
  go("table", made.table.id);
}
