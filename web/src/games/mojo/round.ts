// The end of a round, put together from what happened and what had been turned up before.

import type { Happening } from "../contract";
import type { MojoView } from "$views/mojo";

export interface Summary {
  holder: number;
  verdict: Happening; // what the mojo card brought
  seats: { cards: number[]; points: number; total: number }[];
}

export function summary(last: readonly Happening[], ups: readonly number[][]): Summary | null {
  const ended = last.find((event) => event.id === "mojo-round-ended");
  const verdict = last.find((event) => event.id === "mojo-zero" || event.id === "mojo-ten");
  if (!ended || !verdict) return null;
  const seats = ups.map((up, seat) => {
    const shown = cardsOf(last, seat, ["mojo-turned-up", "mojo-shown"]);
    const scored = last.find((event) => event.id === "mojo-scored" && event.args.seat === seat);
    const cards = [...up, ...shown].sort((a, b) => a - b);
    return {
      cards,
      points: Number(scored?.args.points ?? 0),
      total: Number(scored?.args.total ?? 0),
    };
  });
  return { holder: Number(ended.args.seat), verdict, seats };
}

function cardsOf(last: readonly Happening[], seat: number, ids: string[]): number[] {
  const theirs = last.filter((event) => ids.includes(event.id) && event.args.seat === seat);
  return theirs.map((event) => Number(event.args.card));
}

export const upCards = (view: MojoView): number[][] => view.seats.map((seat) => [...seat.up]);
