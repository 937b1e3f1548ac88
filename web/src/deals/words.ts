// A deal in words: how many, against whom, with which options.

import type { GameInfo } from "$protocol";
import { described } from "../lobby/options";
import { say } from "../words.svelte";

interface Dealt {
  options: Readonly<Record<string, unknown>>;
  seats: readonly string[];
  seat: number;
}

export const against = ({ seats }: Dealt): string => {
  const bots = seats.filter((name) => name !== "me");
  const kinds = [...new Set(bots)].map((name) => say(`bot-${name}`)).join(", ");
  return say("web-deal-against", { count: bots.length, bot: kinds });
};

export function dealt(deal: Dealt, game: GameInfo | undefined): string[] {
  const { seats, seat } = deal;
  return [
    say("web-deal-players", { count: seats.length }),
    ...(game ? described(game, deal.options) : []),
    against(deal),
    ...(seats.length > 1 ? [say("web-deal-seat", { number: seat + 1 })] : []),
  ];
}

export function lasted(seconds: number): string {
  const [hours, minutes, rest] = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map(
    Math.floor,
  );
  const two = (value: number) => String(value).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
