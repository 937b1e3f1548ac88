// The log as a story: what one seat did in a row stands together, and what repeats itself is merged.

import type { Update } from "$protocol";
import type { Say } from "../games/contract";
import { lines, type Line } from "./lines";

export interface Told extends Line {
  times: number; // how often in a row
}

export interface Turn {
  key: string;
  seat: number | null; // null: the table itself
  lines: Told[];
}

/** Turns, oldest first. Chat has its own place. */
export function turns(log: readonly Update[], say: Say): Turn[] {
  const told: Turn[] = [];
  for (const line of log.flatMap((update) => lines(update, say)).filter(({ chat }) => !chat)) {
    const last = told.at(-1);
    if (last?.seat === line.seat) add(last.lines, line);
    else told.push({ key: line.key, seat: line.seat, lines: [{ ...line, times: 1 }] });
  }
  return told;
}

function add(lines: Told[], line: Line): void {
  const before = lines.at(-1);
  if (before?.text === line.text) before.times++;
  else lines.push({ ...line, times: 1 });
}
