import { expect, test } from "vitest";
import type { Say } from "../games/contract";
import { warning } from "./warn";

const say: Say = (id, args) => `${id} ${args?.before} ${args?.after}`;
const hinted = (chance: number | null, instead: number | null) => ({ chance, instead });

test("a move that costs a tenth of the chance is asked about, with both chances", () => {
  expect(warning(hinted(0.62, 0.31), say)).toBe("web-coach-warn 62 31");
  expect(warning(hinted(0.5, 0.39), say)).not.toBe("");
});

test("a move that costs less, or of which nothing is known, is made at once", () => {
  for (const said of [hinted(0.5, 0.45), hinted(0.5, null), hinted(null, 0.1), null])
    expect(warning(said, say)).toBe("");
});
