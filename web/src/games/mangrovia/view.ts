// What Position.view() tells of Mangrovia, after view.py.

import type { View } from "../contract";

export const LANDS = ["water", "sand", "mangrove", "reed"] as const;
export type Land = (typeof LANDS)[number];
export type Owner = number | "neutral" | null;
export type Part = "open" | "deck" | "amulets" | "hut" | "double" | "birds";
export type Area = "plain" | "stone" | "special" | "amulet";
export type Pay = "cards" | "amulets";

export const AREAS: readonly Area[] = ["plain", "stone", "special", "amulet"];
export const PHASES = ["bowls", "act", "pay", "put back", "over"] as const;

export interface Space {
  landscapes: Land[];
  price: number;
  pay: Pay;
  points: number;
  area: Area;
  double: boolean; // a double hut could stand there
  owner: Owner;
  huts: number;
  tile: number | string | null; // special: the number under the hut; stone: a god's path or a helper
}

export interface Contest {
  ranking: { owner: Owner; huts: number; nearest?: string | null; lowest_tile?: number }[];
  first: Prize;
  second: Prize;
}

export interface Prize {
  points: number;
  owner: Owner;
  by: "huts" | "god" | "nearest" | "tile" | null;
}

export interface Path extends Contest {
  name: string; // V1 … H4
  spaces: string[]; // from the statue on
  god: Owner;
}

export interface Seat {
  huts: number; // left
  track: number; // huts on amulet spaces
  printed: number; // points of spaces
  start: number[];
  values: number; // cards in hand, start cards left out
  landscapes: number;
  amulets: number;
  known_values: number[];
  known_landscapes: Land[];
  known_amulets: number[];
  helpers: string[];
  gods: string[];
}

export interface MangroviaView extends View {
  round: number;
  last_round: boolean;
  phase: (typeof PHASES)[number];
  first: number; // holds the talisman
  birds: Land[];
  sites: Record<string, Owner>;
  pier: number | null;
  part: number;
  offered: Part[];
  building: { space: string; double: boolean; due: number; pay: Pay; landscapes_due: number } | null;
  putting_back: { drawn: number; amulets: number[] | null } | null;
  rows: { value: number[]; landscape: Land[] };
  decks: { value: number; landscape: number; bag: number };
  discards: { value: number[]; landscape: Land[]; amulets: number[] };
  store: number;
  next_special: number | null;
  spaces: Record<string, Space>;
  paths: Path[];
  special: Contest;
  stone: { huts: number; points: number[] };
  hand: { values: number[]; start: number[]; landscapes: Land[]; amulets: number[] } | null;
  seats: Seat[];
}
