// The file beside a module, as chabudai/bots/wasm.py writes it.

/** How long and how to think; the names are those of Python's `Settings`. */
export interface Settings {
  iterations: number; // at most so many; 0: the time alone counts
  seconds: number; // at most so long; 0: the iterations alone count
  explore: number;
  widen: number;
  thumbs: number;
  ahead: number;
}

export interface Field {
  at: number; // bytes from the beginning of a state
  code: "i1" | "u1" | "i2" | "i4" | "u4";
  count: number;
}

export type Slots = readonly string[]; // in their order; `name.0` is the first length of an array

export interface Layout {
  game: string;
  version: number;
  moves: number;
  state: { size: number; fields: Record<string, Field> };
  entries: Record<string, Slots>;
  records: Record<string, Slots>;
  search: {
    node: Record<"move" | "seat" | "child" | "sibling" | "visits" | "possible", number>;
    columns: number;
    root: number;
    used: number;
    known: number;
    base: number;
    ahead: number;
    longestPath: number;
    longestLine: number;
    mostSeats: number;
    mostNodes: number;
  };
  network: { traits: number; hidden: number; weights: readonly number[] };
}

/** What a search uses where nothing else is said. */
export const PLAIN: Settings = {
  iterations: 0,
  seconds: 0,
  explore: 0.3,
  widen: 1e9,
  thumbs: 0,
  ahead: 0,
};
