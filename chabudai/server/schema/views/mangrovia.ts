// Made by python -m chabudai.server.schema; do not edit.

import type { View } from "./view";

export const PHASE_NAMES = ["bowls", "act", "pay", "put back", "over"] as const;
export type PhaseName = (typeof PHASE_NAMES)[number];

export const LANDS = ["water", "sand", "mangrove", "reed"] as const;
export type Land = (typeof LANDS)[number];

export type Owner = number | "neutral" | null;

export const PARTS = ["open", "deck", "amulets", "hut", "double", "birds"] as const;
export type Part = (typeof PARTS)[number];

/** A pier and what it offers (MG-11). */
export interface Pier {
  /** 1 to 12, in the order of the boat */
  number: number;
  /** the site that it belongs to */
  site: string;
  /** part by part, what one chooses from */
  offers: Part[][];
  /** does it bring the talisman? */
  talisman: boolean;
}

export const PAYS = ["cards", "amulets"] as const;
export type Pay = (typeof PAYS)[number];

/** A hut that is being paid for. */
export interface Building {
  /** where it will stand */
  space: string;
  /** is it a double hut? */
  double: boolean;
  /** what is still to be paid */
  due: number;
  /** in what */
  pay: Pay;
  /** landscape cards still to be paid */
  landscapes_due: number;
}

/** Amulets of which one goes back. */
export interface PuttingBack {
  /** how many were drawn */
  drawn: number;
  /** which, told to their seat alone */
  amulets: number[] | null;
}

/** Open cards. */
export interface Rows {
  /** value cards */
  value: number[];
  /** landscape cards */
  landscape: Land[];
}

/** How many open cards lie there when none is missing. */
export interface RowSizes {
  /** value cards */
  value: number;
  /** landscape cards */
  landscape: number;
}

/** What is left to draw. */
export interface Decks {
  /** value cards */
  value: number;
  /** landscape cards */
  landscape: number;
  /** amulets */
  bag: number;
}

/** What was put aside. */
export interface Discards {
  /** value cards */
  value: number[];
  /** landscape cards */
  landscape: Land[];
  /** amulets */
  amulets: number[];
}

export const AREAS = ["plain", "stone", "special", "amulet"] as const;
export type Area = (typeof AREAS)[number];

/** A space of the board. */
export interface Space {
  /** of the lagoon or of the isle, from 0 */
  column: number;
  /** of the lagoon, from 0; null: on the isle */
  row: number | null;
  /** one or two */
  landscapes: Land[];
  /** of a hut */
  price: number;
  /** in what */
  pay: Pay;
  /** printed on it */
  points: number;
  /** where it lies */
  area: Area;
  /** could a double hut stand there? */
  double: boolean;
  /** whose hut stands there */
  owner: Owner;
  /** how many */
  huts: number;
  /** special: the number under the hut; stone: a path or helper */
  tile: number | string | null;
}

export const HEADINGS = ["right", "left", "down", "up"] as const;
export type Heading = (typeof HEADINGS)[number];

/** Somebody with huts on a path or in the special area. */
export interface Rank {
  /** who */
  owner: Owner;
  /** how many huts */
  huts: number;
  /** on a path: the hut nearest to the god */
  nearest?: string | null;
  /** in the special area: the lowest tile */
  lowest_tile?: number;
}

export const REASONS = ["huts", "god", "nearest", "tile"] as const;
export type Reason = (typeof REASONS)[number];

/** A first or second place. */
export interface Prize {
  /** what it brings */
  points: number;
  /** who would take it now */
  owner: Owner;
  /** by what they are ahead of all that follow */
  by: Reason | null;
}

/** A path, and who leads on it. */
export interface Path {
  /** V1 to V4, H1 to H4 */
  name: string;
  /** from the god on */
  spaces: string[];
  /** which way it goes from the god */
  heading: Heading;
  /** who has the god's tile */
  god: Owner;
  /** everybody there, the best first */
  ranking: Rank[];
  /** the first place */
  first: Prize;
  /** the second place */
  second: Prize;
}

/** Who leads in an area. */
export interface Contest {
  /** everybody there, the best first */
  ranking: Rank[];
  /** the first place */
  first: Prize;
  /** the second place */
  second: Prize;
}

/** The stone area. */
export interface Stone {
  /** built there */
  huts: number;
  /** each seat's, if it were scored now */
  points: number[];
}

/** A price that free spaces ask. */
export interface Price {
  /** how much */
  price: number;
  /** can your hand pay just that? */
  exact: boolean;
}

/** All prices that free spaces ask, the lowest first. */
export interface Prices {
  /** in cards */
  cards: Price[];
  /** in amulets */
  amulets: Price[];
}

/** Your own hand. */
export interface Hand {
  /** value cards */
  values: number[];
  /** start cards */
  start: number[];
  /** landscape cards */
  landscapes: Land[];
  /** amulets */
  amulets: number[];
  /** which prices it can make */
  prices: Prices;
}

/** What everybody knows of a seat. */
export interface Seat {
  /** huts left */
  huts: number;
  /** huts on amulet spaces */
  track: number;
  /** points printed on spaces built on */
  printed: number;
  /** start cards, which lie open */
  start: number[];
  /** value cards in hand */
  values: number;
  /** landscape cards in hand */
  landscapes: number;
  /** amulets in hand */
  amulets: number;
  /** value cards that everybody saw being taken */
  known_values: number[];
  /** such landscape cards */
  known_landscapes: Land[];
  /** such amulets */
  known_amulets: number[];
  /** helper tiles */
  helpers: string[];
  /** paths whose god's tile it has */
  gods: string[];
}

/** What a seat sees of Mangrovia. */
export interface MangroviaView extends View {
  game: "mangrovia";
  /** the round, from 1 */
  round: number;
  /** is it the last? */
  last_round: boolean;
  /** what is to be decided */
  phase: PhaseName;
  /** who begins and holds the talisman */
  first: number;
  /** landscapes with a bird */
  birds: Land[];
  /** by their two piers (`2/11`), whose bowl lies there */
  sites: Record<string, Owner>;
  /** what each pier offers */
  piers: Pier[];
  /** where the boat lies */
  pier: number | null;
  /** which part of the pier is due, from 0 */
  part: number;
  /** what that allows */
  offered: Part[];
  /** while a hut is paid for */
  building: Building | null;
  /** after amulets were drawn */
  putting_back: PuttingBack | null;
  /** open cards */
  rows: Rows;
  /** how many open cards there should be */
  row_sizes: RowSizes;
  /** what is left to draw */
  decks: Decks;
  /** what was put aside */
  discards: Discards;
  /** amulets of value 1 */
  store: number;
  /** the special tile that comes next */
  next_special: number | null;
  /** by their place (`b1`) */
  spaces: Record<string, Space>;
  /** the eight paths */
  paths: Path[];
  /** who leads in the special area */
  special: Contest;
  /** the stone area */
  stone: Stone;
  /** your own cards; null for a spectator */
  hand: Hand | null;
  /** what you know of each seat, in their order */
  seats: Seat[];
}

export function isMangroviaView(view: View): view is MangroviaView {
  return view.game === "mangrovia";
}
