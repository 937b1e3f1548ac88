// The log as a story: what one seat did in a row stands together, and what repeats itself is merged.

import type { Event, Update } from "$protocol";
import type { Say } from "../games/contract";
import { lines, type Line } from "./lines";

export interface Told extends Line {
  times: number; // how often in a row
  events: Event[]; // each of them: cards that were shown one by one lie in one line
}

export interface Turn {
  key: string;
  seat: number | null; // null: the table itself
  lines: Told[];
}

/** Turns, oldest first. Chat has its own place. */
export function turns(log: readonly Update[], say: Say, pictured: readonly string[] = []): Turn[] {
  const told: Turn[] = [];
  const all = log.flatMap((update) => lines(update, say, pictured)).filter(({ chat }) => !chat);
  for (const line of all) {
    const last = told.at(-1);
    if (last?.seat === line.seat) add(last.lines, line);
    else told.push({ key: line.key, seat: line.seat, lines: [first(line)] });
  }
  return told;
}

const first = (line: Line): Told => ({ ...line, times: 1, events: line.event ? [line.event] : [] });

function add(lines: Told[], line: Line): void {
  const before = lines.at(-1);
  if (before?.frame !== line.frame) return void lines.push(first(line));
  before.times++;
  if (line.event) before.events.push(line.event);
}
