// Before a move that costs a lot, if somebody wants to be warned.
import type { Hinted } from "$protocol";
import type { Say } from "../games/contract";

const MUCH = 0.1; // of a chance to win

/** The question to ask before a move; empty: none. */
export function warning(said: Pick<Hinted, "chance" | "instead"> | null, say: Say): string {
  if (said?.chance == null || said.instead == null || said.chance - said.instead < MUCH) return "";
  const [before, after] = [said.chance, said.instead].map((share) => Math.round(100 * share));
  return say("web-coach-warn", { before, after });
}
