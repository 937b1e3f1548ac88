// What the frame of the table and a game's drawing know of each other; README.md beside it explains.

import type { Component } from "svelte";

/** An argument of a sentence. Seats are numbers from 0; "=id" is another message; lists are joined. */
export type Argument = string | number | boolean | readonly (string | number)[];
export type Args = Readonly<Record<string, Argument>>;

/** A sentence of the .ftl files in the language of the moment. */
export type Say = (id: string, args?: Args) => string;

/** Points as a mark: +3, −1. */
export const signed = (points: number): string => `${points > 0 ? "+" : "−"}${Math.abs(points)}`;

/** One thing that happened, as this seat is told it. */
export interface Happening {
  id: string; // of its sentence
  clause: string; // of the rules, or empty
  args: Args;
}

/** What every view has, whatever the game. */
export interface View {
  game: string;
  move: number; // how many moves were made
  players: number;
  seat: number | null; // whose decision it is; null when the game is over
}

export interface BoardProps<V extends View = View> {
  view: V; // the JSON of Position.view(seat)
  seat: number | null; // whose eyes; null for a spectator
  legal: readonly string[]; // texts of the moves open to me now; empty when it is not my turn
  names: readonly string[]; // of the seats, for people
  preview: Readonly<Record<string, number>>; // move text: points it brings me at once, where that is certain
  last: readonly Happening[]; // since the view before this one, oldest first; for animation
  say: Say;
  wish: (move: string, costly?: string) => void; // I want this move; `costly`: ask me this first
  ask: (move: string) => void; // why can't this be done? The frame shows the answer
  help: (clause: string) => void; // open the rules at a clause
  past?: boolean; // a moment looked back at: nothing may cover the page
}

/** What a game adds to the plate of each seat, which the frame draws: its cards, its pieces left. */
export interface PlaceProps<V extends View = View> {
  view: V;
  of: number; // whose plate
  seat: number | null; // whose eyes
  say: Say;
}

/** What the index.ts of a game's folder exports as `face`. */
export interface Face<V extends View = View> {
  Board: Component<BoardProps<V>>; // the table as this seat sees it
  Place?: Component<PlaceProps<V>>; // small: a line or two within a plate 6rem wide or more; the plate is its container
  tells?: (view: V, of: number, seat: number | null, say: Say) => string[]; // sentences below it; on a phone when the plate is tapped
  points?: (view: V, of: number) => number; // on the plate, where the score so far would mislead
  asks?: true; // the board itself says what I have to decide
  fewest?: true; // points are bad
  label: (move: string, say: Say, view: V) => string; // a move in words, for buttons and readers
  status: (view: V, seat: number | null, say: Say) => string; // a sentence: what I have to decide; empty: the frame says who decides
}
