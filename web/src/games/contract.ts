// What the frame of the table and a game's drawing know of each other; README.md beside it explains.

import type { Args, Argument, Event } from "$protocol";
import type { View } from "$views/view";
import type { Component } from "svelte";
import type { Sounds } from "../sound/heard";

export type { Args, Argument, View };

/** One thing that happened, as this seat is told it. */
export type Happening = Event;

/** A sentence of the .ftl files in the language of the moment. */
export type Say = (id: string, args?: Args) => string;

/** Points as a mark: +3, −1. */
export const signed = (points: number): string => `${points > 0 ? "+" : "−"}${Math.abs(points)}`;

export interface BoardProps<V extends View = View> {
  view: V; // the JSON of Position.view(seat)
  seat: number | null; // whose eyes; null for a spectator
  legal: readonly string[]; // texts of the moves open to me now; empty when it is not my turn
  names: readonly string[]; // of the seats, for people
  preview: Readonly<Record<string, number>>; // move text: points it brings me at once, where that is certain
  fewest?: boolean; // points are bad
  last: readonly Happening[]; // since the view before this one, oldest first; for animation
  say: Say;
  asked: string; // in one sentence: what I have to decide, or for whom we wait
  wish: (move: string, costly?: string) => void; // I want this move; `costly`: ask me this first
  ask: (move: string) => void; // why can't this be done? The frame shows the answer
  help: (clause: string) => void; // open the rules at a clause
  lights?: (move: string) => boolean; // of the open moves; all, unless a verb narrows them
  verb?: string; // chosen already, for looking at what it lights
  past?: boolean; // a moment looked back at: nothing may cover the page
}

/** What a game adds to the plate of each seat, which the frame draws: its cards, its pieces left. */
export interface PlaceProps<V extends View = View> {
  view: V;
  of: number; // whose plate
  seat: number | null; // whose eyes
  say: Say;
}

/** The board of a score pad, as it was answered. */
export interface SpotsProps<V extends View = View> {
  view: V;
  places: readonly string[]; // that can be answered for
  names: readonly string[];
  say: Say;
  tap: (place: string) => void;
}

/** A card in a sentence of the log: an argument of what happened, drawn small. */
export interface SmallProps<V extends View = View> {
  name: string; // of the argument
  value: Argument;
  view: V;
}

/** A card that was seen: as an argument of what could have happened with it, and in words. */
export interface Seen {
  name: string;
  value: Argument;
  words: string;
}

/** Something that brings points, and how far one is with it. */
export interface Goal {
  id: string; // of its words
  have: number;
  need?: number; // where it can be reached
}

/** By category, with the total; null: only that seat knows. */
export type Points = Record<string, number | null>;

/** How a game is drawn; `faceOf` makes it a face for the frame, which the folder's index.ts exports. */
export interface Face<V extends View = View> {
  Board: Component<BoardProps<V>>; // the table as this seat sees it
  Own?: Component<BoardProps<V>>; // what each player begins with, for the set-up of a real table
  /** Small: a line or two within a plate 6rem wide or more; the plate is its container. */
  Place?: Component<PlaceProps<V>>;
  /** Cards of a hand that everybody has seen, for `small` to draw below it; on a phone when the plate is tapped. */
  seen?: (view: V, of: number, say: Say) => readonly Seen[];
  /** Sentences below them. */
  tells?: (view: V, of: number, say: Say) => string[];
  /** For a score pad that asks for places of the board, and the sign of a seat. */
  pad?: { Spots: Component<SpotsProps<V>>; Sign: Component<{ of: number }> };
  goals?: (view: V, seat: number) => readonly Goal[]; // how I stand
  /** From which place to which (`data-at`) something goes when this happens; for showing it. */
  travels?: (event: Happening) => readonly (readonly [from: string, to: string])[];
  sounds?: Sounds; // how what happens sounds
  /** Which arguments of events are drawn in the log, and how: as high as a line, aria-hidden. */
  small?: { names: readonly string[]; Picture: Component<SmallProps<V>> };
  points?: (view: V, of: number) => number; // on the plate, where the score so far would mislead
  /** A seat's points so far by category as somebody knows them, where the score tells more or less. */
  known?: (view: V, seat: number | null, of: number, score: Points) => Points;
  /** A seat's points at the end by category, where the score tells less. */
  parts?: (view: V, of: number) => Record<string, number>;
  /** Which way turns go, where that changes: seats then stand round the stage, with arrows between them. */
  flow?: (view: V) => 1 | -1;
  label: (move: string, say: Say, view: V) => string; // a move in words, for buttons and readers
  /** A sentence: what I have to decide; empty: the frame says who decides. */
  status: (view: V, seat: number | null, say: Say) => string;
}
