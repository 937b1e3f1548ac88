// How a game without a drawing of its own is said: by its own sentences where it has them.

import { has } from "../../words.svelte";
import type { Say, View } from "../contract";

function idOf(view: View, kind: string, name: string): string {
  return `${view.game}-${kind}-${name}`.replaceAll(/[^a-zA-Z0-9]+/g, "-");
}

function spoken(id: string, else_: string, say: Say): string {
  return has(id) ? say(id) : else_;
}

/** A key of a view in words. */
export function keyWords(key: string, view: View, say: Say): string {
  return spoken(idOf(view, "view", key), key.replaceAll("_", " "), say);
}

/** A move in words. */
export function label(move: string, say: Say, view: View): string {
  return spoken(idOf(view, "move", move), move, say);
}

/** What is to be decided now: the phase, where the view has one that the game has words for. */
export function status(view: View, seat: number | null, say: Say): string {
  if (view.seat === null || view.seat !== seat) return "";
  const phase = "phase" in view ? idOf(view, "phase", String(view.phase)) : "";
  return has(phase) ? say("web-your-turn-to", { what: `=${phase}` }) : say("web-your-turn");
}

/** Does a key hold the number of a seat? Such keys are called `seat`, or so at their end. */
export const isSeat = (key: string): boolean => /(^|_)seat$/.test(key);

export type Facts = Record<string, unknown>;

export const isFacts = (value: unknown): value is Facts =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** All keys of some rows of a table, in the order they come. */
export const columns = (rows: readonly Facts[]): string[] => [
  ...new Set(rows.flatMap((row) => Object.keys(row))),
];
