// Whom I don't want to hear: people I have blocked, and chats I have muted in this browser.

import type { Me, Seat, Update } from "$protocol";
import { keep, kept } from "../keep";
import { post } from "../wire/http";
import { me, refresh } from "../wire/person.svelte";

const muted = $state<Record<string, boolean>>({});

export const isMuted = (table: string): boolean => muted[table] ?? kept(`mute-${table}`, "") !== "";

export function mute(table: string, on: boolean): void {
  muted[table] = on;
  keep(`mute-${table}`, on ? "1" : "");
}

export const isBlocked = (player: string): boolean =>
  !!player && (me()?.blocked ?? []).some(({ id }) => id === player);

export async function block(player: string, blocked: boolean): Promise<void> {
  await post<Me>("/me/blocks", { player, blocked });
  await refresh();
}

/** Who said a line: lines of older servers tell only the seat. */
export function speaker({ entry }: Update, seats: readonly Seat[]): string {
  if (entry.kind !== "said") return "";
  return entry.player || (entry.seat === null ? "" : (seats[entry.seat]?.player ?? ""));
}

/** Lines of the chat, without those of people I have blocked: the server sends them without words. */
export function heard(log: readonly Update[], seats: readonly Seat[]): Update[] {
  return log.filter(
    (update) =>
      update.entry.kind === "said" && update.entry.text && !isBlocked(speaker(update, seats)),
  );
}
