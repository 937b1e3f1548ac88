// What is to be seen of a move: which things go which way, and where points come from.

import type { Update } from "$protocol";
import { signed, type Face } from "../games/contract";
import type { Travel } from "./flights";

/** What a seat's plate counts. */
export const pointsOf = (face: Face, now: NonNullable<Update["now"]>, of: number): number =>
  face.points?.(now.view, of) ?? now.score[of]?.total ?? 0;

/** Points go from where the last thing of the move came to lie, to whoever has them now. */
export function gains(
  ways: readonly Travel[],
  before: readonly number[],
  after: readonly number[],
): Travel[] {
  const from = ways.findLast(([, to]) => !/^(seat|acorns|deck)/.test(to))?.[1];
  if (!from) return [];
  return after.flatMap((points, of) =>
    before[of] !== undefined && points !== before[of]
      ? [[from, `points ${of}`, signed(points - before[of])] as const]
      : [],
  );
}

/** Everything that flies when this has happened. */
export function ways(update: Update, was: Update["now"], face: Face | null): Travel[] {
  if (update.entry.kind !== "moved" || !face) return [];
  const all = update.events.flatMap((event) => face.travels?.(event) ?? []);
  if (!was || !update.now || update.now.outcome) return all;
  const of = (now: NonNullable<Update["now"]>) =>
    now.score.map((_, seat) => pointsOf(face, now, seat));
  return [...all, ...gains(all, of(was), of(update.now))];
}
