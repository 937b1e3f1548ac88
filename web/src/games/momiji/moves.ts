// Which move a tap on a thing means, and how a move is said.

import type { Say } from "../contract";
import { PHASES, type Card, type LeafType, type MomijiView, type Phase } from "./view";

const DISCARDING: Phase[] = ["trade", "clear", "limit", "D", "L"];
const TOPS: Phase[] = ["F", "K"];

/** The first of the moves that is legal, else the first, to be asked about. */
export function meant(moves: string[], legal: readonly string[]): string {
  return moves.find((move) => legal.includes(move)) ?? moves[0];
}

export function cardMove(card: Card, phase: Phase, legal: readonly string[]): string {
  const verbs = ["lay", "skip", "tuck"];
  if (DISCARDING.includes(phase)) verbs.unshift("discard");
  if (phase === "M") verbs.unshift("tuck");
  if (phase === "after") verbs.push("discard");
  return meant(verbs.map((verb) => `${verb} ${card.text}`), legal);
}

/** What else a card of the hand can do than its first meaning. */
export function otherMoves(card: Card, first: string, legal: readonly string[]): string[] {
  const all = ["skip", "discard", "tuck"].map((verb) => `${verb} ${card.text}`);
  return all.filter((move) => move !== first && legal.includes(move));
}

export function columnMove(type: LeafType, phase: Phase, legal: readonly string[]): string {
  const verbs = TOPS.includes(phase) ? ["top", "collect"] : ["collect", "top"];
  return meant(verbs.map((verb) => `${verb} ${type}`), legal);
}

/** What is asked before a move that can hardly be taken back. */
export function costly(move: string, view: MomijiView, say: Say): string | undefined {
  const [verb, what] = move.split(" ");
  if (verb === "use") return say("momiji-web-sure-use", { letter: what });
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
  return say(`momiji-phase-${PHASES.indexOf(view.phase)}`);
}
