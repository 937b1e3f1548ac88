// What Position.view() tells of Momiji, after notation.py, and cards read from their codes.

import type { View } from "../contract";

export const TYPES = ["red", "orange", "yellow", "green", "purple", "brown", "blue"] as const;
export type LeafType = (typeof TYPES)[number];

export interface Pile {
  top: string; // code of the card on top
  closed: boolean;
  torii: boolean;
  cards: number | null; // how many, where piles are open
}

export interface Landscape {
  letter: string;
  used: boolean;
}

export interface Seat {
  cards: number; // in hand
  known: string[]; // those of them that everybody saw being taken
  acorns: number;
  row: Pile[];
  landscapes: Landscape[];
  tokens: string[]; // objectives owned
  laid: string[] | null; // all cards of the piles, where they are open
}

export interface MomijiView extends View {
  edition: "first" | "second" | "third";
  morning_dew: boolean;
  scenario: "wind" | "meditation" | "equinox" | null;
  open_piles: boolean;
  types: LeafType[];
  phase: Phase;
  first: number;
  deck: number;
  torii: number | null; // left; not counted alone
  last_turns: number;
  garden: Partial<Record<LeafType, string[]>>; // the top card is the last
  discards: string[];
  offer: string[];
  tokens: { token: string; price: number | null }[];
  blue_token: number | null;
  card: string | null; // being placed or tucked
  hand: string[] | null;
  drawn: string[] | null; // D's draw
  turn: {
    main_done: boolean;
    landscape_used: boolean;
    traded: boolean;
    bonus_due: boolean;
    laid: number;
  };
  seats: Seat[];
  conditions: (boolean | null)[] | null; // of a scenario; null where covered cards decide
}

/** In the order of spec.py: the sentence about a phase is called by its number. */
export const PHASES = [
  "draft", "main", "collect", "lay", "place", "trade", "after", "clear", "limit",
  "B", "D", "C", "F", "G", "H", "H swap", "I", "K", "L", "M", "M pile", "N", "over",
] as const; // prettier-ignore
export type Phase = (typeof PHASES)[number];

export interface Card {
  code: string; // red0l
  text: string; // red 0 left, as moves say it
  type: LeafType;
  number: number;
  left: boolean; // an acorn in the lower left corner
  right: boolean;
}

const CORNERS: Record<string, string> = { n: " plain", l: " left", r: " right", b: " both" };

export function readCard(code: string): Card {
  const [, type, number, corner] = /^([a-z]+)(\d)([nlrb]?)$/.exec(code) ?? ["", "red", "0", "n"];
  return {
    code,
    text: `${type} ${number}${CORNERS[corner] ?? ""}`,
    type: type as LeafType,
    number: Number(number),
    left: corner === "l" || corner === "b",
    right: corner === "r" || corner === "b",
  };
}

/** Do the acorns of two neighbours face each other (MM-26)? Drawn as a bridge. */
export function bridged(left: Pile, right: Pile | undefined): boolean {
  return !!right && readCard(left.top).right && readCard(right.top).left;
}
