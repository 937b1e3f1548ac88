// Where there is no room for all of the stage, one pane at a time: that of the decision first.

import type { MangroviaView } from "$views/mangrovia";

export const PANES = ["lagoon", "piers", "market", "leaders"] as const;
export type Pane = (typeof PANES)[number];

const OF: Record<string, Pane> = {
  build: "lagoon",
  double: "lagoon",
  bowl: "piers",
  take: "market",
  draw: "market",
  amulets: "market",
  birds: "market",
};

const paneFor = (move: string): Pane | undefined => OF[move.split(" ")[0]];

/** The panes with something to tap. */
export const panesOf = (legal: readonly string[]): Set<Pane | undefined> =>
  new Set(legal.map(paneFor));

/** The pane to look at: of the decision, else of what goes on. */
export function paneOf(view: MangroviaView, legal: readonly string[]): Pane {
  const asked = panesOf(legal);
  return PANES.find((pane) => asked.has(pane)) ?? (view.phase === "bowls" ? "piers" : "lagoon");
}
