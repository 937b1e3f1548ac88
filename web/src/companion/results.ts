// Results of real tables, kept in this browser.

import { keep, keptList } from "../keep";

export interface Result {
  game: string;
  day: string; // ISO
  names: string[];
  totals: number[];
  places: number[];
}

const MOST = 50;
const ONE: Result = { game: "", day: "", names: [""], totals: [0], places: [0] };

export function results(): Result[] {
  return keptList<Result>("results", ONE);
}

/** The results without one of them. */
export function forget(day: string): Result[] {
  const rest = results().filter((one) => one.day !== day);
  keep("results", JSON.stringify(rest));
  return rest;
}

/** All of them as they were. */
export function putBack(all: Result[]): Result[] {
  keep("results", JSON.stringify(all));
  return all;
}

/** Was it kept? */
export function keepResult(result: Result): boolean {
  return keep("results", JSON.stringify([result, ...results()].slice(0, MOST)));
}
