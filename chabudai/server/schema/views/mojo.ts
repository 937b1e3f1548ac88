// Made by python -m chabudai.server.schema; do not edit.

import type { View } from "./view";

export const PHASE_NAMES = ["play", "chain", "draw", "turn up", "over"] as const;
export type PhaseName = (typeof PHASE_NAMES)[number];

/** Your cards against the top of a pile, each value once (MJ-6 to MJ-8). */
export interface Compared {
  /** those below it */
  lower: number[];
  /** those equal to it */
  equal: number[];
  /** those above it */
  higher: number[];
}

/** A discard pile. */
export interface Pile {
  /** the card that lies on top */
  top: number;
  /** all its cards, the lowest first */
  cards: number[];
  /** your hand against its top; null for a spectator */
  compared: Compared | null;
}

export const COLOURS = ["blue", "green", "yellow", "orange", "red"] as const;
export type Colour = (typeof COLOURS)[number];

/** What everybody knows of a seat. */
export interface Seat {
  /** cards in hand, or face down in mojo time */
  cards: number;
  /** those of them that everybody saw being taken */
  known: number[];
  /** has it laid its cards down? */
  mojo_time: boolean;
  /** cards turned up in mojo time, in their order */
  up: number[];
  /** points scored for good */
  total: number;
  /** points of the round scored last, without the mojo card */
  last_plain: number;
  /** points of the round scored last */
  last_points: number;
}

/** What a seat sees of Mojo. */
export interface MojoView extends View {
  game: "mojo";
  /** the round, from 1 */
  round: number;
  /** what is to be decided */
  phase: PhaseName;
  /** turns of this round */
  turn: number;
  /** the side of the mojo card that shows, 0 or 10 */
  side: number;
  /** 1: turns go clockwise; −1: against it */
  direction: number;
  /** cards left to draw */
  deck: number;
  /** one or two */
  piles: Pile[];
  /** the pile that must be played on; null if it is free */
  pile: number | null;
  /** who took the mojo card in the last round; null in the first */
  holder: number | null;
  /** the colour of each value, from 0 on */
  colours: Colour[];
  /** your own cards; null for a spectator */
  hand: number[] | null;
  /** what you know of each seat, in their order */
  seats: Seat[];
}

export function isMojoView(view: View): view is MojoView {
  return view.game === "mojo";
}
