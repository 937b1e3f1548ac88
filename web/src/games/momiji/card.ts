// A card read from its code, as docs/views.md tells it.

import { LEAF_TYPES, type LeafType } from "$views/momiji";

export interface Card {
  code: string; // red0l
  text: string; // red 0 left, as moves say it
  type: LeafType;
  number: number;
  left: boolean; // an acorn in the lower left corner
  right: boolean;
}

const CORNERS: Record<string, string> = { n: " plain", l: " left", r: " right", b: " both" };

export function readCard(code: string): Card {
  const [, name, number, corner] = /^([a-z]+)(\d)([nlrb]?)$/.exec(code) ?? [];
  const type = LEAF_TYPES.find((one) => one === name);
  if (!type) throw new Error(`no card: ${code}`);
  return {
    code,
    text: `${type} ${number}${CORNERS[corner] ?? ""}`,
    type,
    number: Number(number),
    left: corner === "l" || corner === "b",
    right: corner === "r" || corner === "b",
  };
}
