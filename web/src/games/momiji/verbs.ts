// A turn has several verbs: one is chosen, then one of its targets.

import type { PhaseName } from "$views/momiji";

/** The three main actions first, then what may be done besides. */
export const VERBS = [
  "collect",
  "lay",
  "objective",
  "refill",
  "landscape",
  "sell",
  "skip",
  "return",
] as const;
export type Verb = (typeof VERBS)[number];
export const isMain = (verb: Verb): boolean => VERBS.indexOf(verb) < 3;

const OF: Record<string, Verb> = {
  collect: "collect",
  top: "collect",
  lay: "lay",
  activate: "objective",
  refill: "refill",
  use: "landscape",
  discard: "sell",
  skip: "skip",
  return: "return",
};
const TURN: PhaseName[] = ["main", "lay", "after"]; // elsewhere a single thing is asked

export const verbOf = (move: string): Verb | undefined => OF[move.split(" ")[0]];

/** The verbs that are open, if there is a choice of them. */
export function verbsOf(legal: readonly string[], phase: PhaseName): Verb[] {
  if (!TURN.includes(phase)) return [];
  const open = new Set(legal.map(verbOf));
  return VERBS.filter((verb) => open.has(verb));
}
