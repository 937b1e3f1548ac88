// Which move a tap on a thing means, and how a move is said.

import type { Say } from "../contract";
import type { LeafType, MomijiView, PhaseName } from "$views/momiji";
import type { Card } from "./card";
import type { Verb } from "./verbs";

const DISCARDING: PhaseName[] = ["trade", "clear", "limit", "D", "L"];
const TOPS: PhaseName[] = ["F", "K"];

/** The first of the moves that is legal, else the first, to be asked about. */
export function meant(moves: string[], legal: readonly string[]): string {
  return moves.find((move) => legal.includes(move)) ?? moves[0];
}

export function cardMove(
  card: Card,
  phase: PhaseName,
  legal: readonly string[],
  verb: Verb | null,
): string {
  if (verb === "sell") return `discard ${card.text}`;
  const verbs = verb === "skip" ? ["skip", "lay", "tuck"] : ["lay", "skip", "tuck"];
  if (DISCARDING.includes(phase)) verbs.unshift("discard");
  if (phase === "M") verbs.unshift("tuck");
  return meant(
    verbs.map((verb) => `${verb} ${card.text}`),
    legal,
  );
}

export function columnMove(type: LeafType, phase: PhaseName, legal: readonly string[]): string {
  const verbs = TOPS.includes(phase) ? ["top", "collect"] : ["collect", "top"];
  return meant(
    verbs.map((verb) => `${verb} ${type}`),
    legal,
  );
}

/** What is asked before a move that can hardly be taken back. */
export function costly(move: string, view: MomijiView, say: Say): string | undefined {
  const [verb, what] = move.split(" ");
  if (verb === "use")
    return `${say("momiji-web-sure-use", { letter: what })} ${say(`momiji-landscape-${what}`)}`;
  if (verb === "skip") return say("momiji-web-sure-use", { letter: "A" });
  if (verb === "pass") return say("momiji-web-sure-pass");
  const trades = verb === "discard" && (view.phase === "main" || view.phase === "after");
  return trades ? say("momiji-web-sure-trade", { card: `=${cardId(move)}` }) : undefined;
}

function cardId(move: string): string {
  const [, type, number, corner = ""] = move.split(" ");
  return `momiji-card-${type}${number}${corner === "plain" ? "n" : corner.slice(0, 1)}`;
}

const OF_CARD = ["lay", "skip", "discard", "tuck", "take"];
const OF_TYPE = ["collect", "top"];
const OF_TOKEN = ["activate", "return"];

/** A move in words. */
export function label(move: string, say: Say): string {
  const [verb, what = ""] = move.split(" ");
  const id = `momiji-web-move-${verb}`;
  if (OF_CARD.includes(verb)) return say(id, { card: `=${cardId(move)}` });
  if (OF_TYPE.includes(verb)) return say(id, { type: `=momiji-type-${what}` });
  if (OF_TOKEN.includes(verb)) return say(id, { token: `=momiji-token-${what}` });
  if (verb === "pile") return say(id, { pile: Number(what) });
  if (verb === "use" || verb === "draft")
    return say(id, { letter: what, words: `=momiji-landscape-${what}` });
  return say(id);
}

/** What is to be decided now. */
export function status(view: MomijiView, seat: number | null, say: Say): string {
  if (view.seat !== seat) return "";
  return say("momiji-web-yours", { phase: `=momiji-phase-${view.phase.replace(" ", "-")}` });
}
