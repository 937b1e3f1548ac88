// Made by python -m chabudai.server.schema; do not edit.

import type { View } from "./view";

export const EDITIONS = ["first", "second", "third"] as const;
export type Edition = (typeof EDITIONS)[number];

export const SCENARIOS = ["wind", "meditation", "equinox"] as const;
export type Scenario = (typeof SCENARIOS)[number];

export const LEAF_TYPES = ["red", "orange", "yellow", "green", "purple", "brown", "blue"] as const;
export type LeafType = (typeof LEAF_TYPES)[number];

export const PHASE_NAMES = ["draft", "main", "collect", "lay", "place", "trade", "after", "clear", "limit", "B", "D", "C", "F", "G", "H", "H swap", "I", "K", "L", "M", "M pile", "N", "over"] as const;
export type PhaseName = (typeof PHASE_NAMES)[number];

/** An objective that can be taken. */
export interface Offered {
  /** which it is */
  token: string;
  /** acorns that it costs the seat on turn */
  price: number | null;
}

/** An objective on the table, with how everybody stands. */
export interface Objective {
  /** which it is */
  token: string;
  /** acorns that it costs the seat on turn; null once it is owned */
  price: number | null;
  /** who owns it; null while it can be taken */
  owner: number | null;
  /** the types that it counts, where it counts types */
  types: LeafType[];
  /** each seat's number; null where covered cards decide */
  values: (number | null)[];
  /** is it completed by a seat now, as far as one may know (MM-36)? */
  leads: boolean[];
}

/** What the seat on turn has done in its turn. */
export interface Turn {
  /** is the main action done? */
  main_done: boolean;
  /** was a landscape used? */
  landscape_used: boolean;
  /** were cards discarded for an acorn? */
  traded: boolean;
  /** will acorns that face each other bring more? */
  bonus_due: boolean;
  /** cards laid in this play */
  laid: number;
}

/** A pile of somebody's row. */
export interface Pile {
  /** the card on top */
  top: string;
  /** is it closed? */
  closed: boolean;
  /** has it a torii? */
  torii: boolean;
  /** how many cards; null where piles are not open (MM-23) */
  cards: number | null;
  /** do its acorn and that of the next pile face each other (MM-26)? */
  paired: boolean;
}

/** A landscape card. */
export interface Landscape {
  /** which it is, A to N */
  letter: string;
  /** was it used? */
  used: boolean;
}

/** What everybody knows of a seat. */
export interface Seat {
  /** cards in hand */
  cards: number;
  /** those of them that everybody saw being taken */
  known: string[];
  /** acorns left */
  acorns: number;
  /** piles, from left to right */
  row: Pile[];
  /** landscape cards, in the order they came */
  landscapes: Landscape[];
  /** objectives owned */
  tokens: string[];
  /** all cards of its piles; null where piles are not open */
  laid: string[] | null;
}

/** How far off a condition is. */
export interface Progress {
  /** what there is */
  have: number;
  /** what there must be */
  need: number;
}

/** What a seat sees of Momiji. */
export interface MomijiView extends View {
  game: "momiji";
  /** of the box */
  edition: Edition;
  /** is it played with Morning Dew? */
  morning_dew: boolean;
  /** what is played alone */
  scenario: Scenario | null;
  /** may piles be counted? */
  open_piles: boolean;
  /** the types of cards in the game */
  types: LeafType[];
  /** what is to be decided; a letter is that landscape's */
  phase: PhaseName;
  /** who began */
  first: number;
  /** cards left to draw */
  deck: number;
  /** gates left; null in a scenario */
  torii: number | null;
  /** turns to be finished once the end is near, 0 before */
  last_turns: number;
  /** each column from its lowest card to its top */
  garden: Partial<Record<LeafType, string[]>>;
  /** the cards put aside */
  discards: string[];
  /** letters of the landscapes that can be drafted */
  offer: string[];
  /** objectives that can be taken */
  tokens: Offered[];
  /** all objectives: those to be had, then those owned */
  objectives: Objective[];
  /** who has it */
  blue_token: number | null;
  /** what it counts */
  blue_token_points: number;
  /** a card that waits to be placed */
  card: string | null;
  /** your own cards; null for a spectator */
  hand: string[] | null;
  /** cards drawn to choose from, told to their seat alone */
  drawn: string[] | null;
  /** what was done in this turn */
  turn: Turn;
  /** what you know of each seat, in their order */
  seats: Seat[];
  /** in a scenario, which conditions hold; null where covered cards decide */
  conditions: (boolean | null)[] | null;
  /** in a scenario, how far off each condition is; null where that can't be counted */
  progress: (Progress | null)[] | null;
}

export function isMomijiView(view: View): view is MomijiView {
  return view.game === "momiji";
}
