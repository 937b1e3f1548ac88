// What a seat sees of Mojo, after view() in chabudai/games/mojo/notation.py.

import type { View } from "../contract";

export interface MojoSeat {
  cards: number; // in hand, or face down in mojo time
  known: number[]; // of those, what everybody saw being taken
  mojo_time: boolean;
  up: number[]; // turned up in mojo time
  total: number;
  last_plain: number; // of the round scored last
  last_points: number;
}

export interface MojoView extends View {
  round: number;
  phase: "play" | "chain" | "draw" | "turn up" | "over";
  turn: number;
  side: number; // of the mojo card: 0 or 10
  direction: number; // 1 clockwise, -1 the other way
  deck: number;
  piles: { top: number; cards: number[] }[];
  pile: number | null; // of this turn, once a card is on it
  holder: number | null; // of the mojo card
  hand: number[] | null; // null for a spectator
  seats: MojoSeat[];
}

export const COLOURS = ["blue", "green", "yellow", "orange", "red"] as const;
export type Colour = (typeof COLOURS)[number];
const LAST = [1, 4, 7, 10, 12]; // the highest value of each colour

export function colour(card: number): Colour {
  return COLOURS[LAST.findIndex((last) => card <= last)];
}

/** Which cards of a row count: the highest of each colour, once. */
export function counting(cards: readonly number[]): boolean[] {
  const best = COLOURS.map((name) => cards.reduce((found, card, at) =>
    colour(card) === name && (found < 0 || card > cards[found]) ? at : found, -1));
  return cards.map((_, at) => best.includes(at));
}

export type Zone = "lower" | "equal" | "higher";

export function zone(card: number, top: number): Zone {
  return card < top ? "lower" : card > top ? "higher" : "equal";
}
