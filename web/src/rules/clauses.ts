// The clauses of a game in the reader's language, and how they are searched.

import type { Language } from "../words.svelte";
import { plain, type Block } from "./markdown";

export type Told = Block & { language: Language };

/** In an address, in the place of a clause: all of them, behind how to play. */
export const CLAUSES = "clauses";

export const told = (blocks: readonly Block[], language: Language): Told[] =>
  blocks.map((block) => ({ ...block, language }));

const clause = (block: Block): string => (block.kind === "heading" ? "" : block.clause);

/** A translation in which each clause that it lacks stands in English, after the clause it follows there. */
export function complete(own: readonly Told[], english: readonly Told[]): Told[] {
  if (!own.length) return [...english];
  const whole = [...own];
  const known = new Set(own.map(clause));
  let end = 0; // where the clause before ends
  for (const block of english) {
    if (!clause(block)) continue;
    if (known.has(clause(block)))
      end = whole.findLastIndex((each) => clause(each) === clause(block)) + 1;
    else whole.splice(end++, 0, block);
  }
  return whole;
}

/** Without case and accents: ё is е, Č is c. */
export const folded = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Does a block have this number, or every word that is sought? */
export function matches(block: Block, sought: string): boolean {
  const words = folded(sought).split(/\s+/).filter(Boolean);
  const text = folded(plain(block));
  return folded(clause(block)) === words.join(" ") || words.every((word) => text.includes(word));
}
