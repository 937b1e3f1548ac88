// How somebody does at puzzles: kept in this browser, told to nobody.

import { keep, keptAs } from "../keep";

export interface Progress {
  rating: number;
  streak: number;
  solved: string[]; // ids, whatever the answer was; the newest last
}

const NAME = "puzzles";
const MOST = 2000; // ids that are remembered
const FIRST: Progress = { rating: 1200, streak: 0, solved: [] };

let held = FIRST; // where the browser keeps nothing

export function progress(): Progress {
  const { rating, streak, solved } = keptAs<Progress>(NAME, { ...FIRST, solved: [""] }, held);
  return { rating, streak, solved };
}

/** What an answer to a puzzle makes of it: the first one counts, whatever another tab has shown since. */
export function answered(id: string, right: boolean, rating: number): Progress {
  const before = progress();
  const isFirst = !before.solved.includes(id);
  const solved = [...before.solved.filter((one) => one !== id), id].slice(-MOST);
  const after = isFirst
    ? { rating, streak: right ? before.streak + 1 : 0, solved }
    : { ...before, solved };
  held = after;
  keep(NAME, JSON.stringify(after));
  return after;
}

/** The next puzzle: one not seen yet, nearest to the rating; else the one seen longest ago. */
export function nextOf<P extends { id: string; rating: number }>(
  puzzles: readonly P[],
  { rating, solved }: Progress,
  not = "",
): P | undefined {
  const others = puzzles.filter(({ id }) => id !== not);
  const fresh = others.filter(({ id }) => !solved.includes(id));
  const far = (puzzle: P) => Math.abs(puzzle.rating - rating);
  return fresh.length
    ? fresh.toSorted((a, b) => far(a) - far(b))[0]
    : others.toSorted((a, b) => solved.indexOf(a.id) - solved.indexOf(b.id))[0];
}
