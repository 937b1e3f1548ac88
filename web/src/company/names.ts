// What those at a table are called outside of it.

import type { Seat, Standing } from "$protocol";
import { say } from "../words.svelte";

export const botName = (seat: number): string => say(`web-bot-${seat + 1}`);

export function seatName(who: Seat): string {
  return who.bot && !who.away ? botName(who.seat) : who.name;
}

export function standingName(who: Standing): string {
  if (who.bot) return botName(who.seat);
  return who.name || say("web-somebody");
}
