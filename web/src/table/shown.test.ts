import { expect, test } from "vitest";
import { gains } from "./shown";

test("points come from where the last thing came to lie, to who has them now", () => {
  const built = [
    ["seat 0", "market value"],
    ["seat 0", "space b4"],
  ] as const;
  expect(gains(built, [3, 7], [8, 6])).toEqual([
    ["space b4", "points 0", "+5"],
    ["space b4", "points 1", "−1"],
  ]);
});

test("who gains nothing is sent nothing", () => {
  expect(gains([["seat 0", "pile 1"]], [3, 7], [3, 7])).toEqual([]);
});

test("what only went into a hand brings nobody points", () => {
  expect(gains([["deck", "seat 0"]], [3], [5])).toEqual([]);
});
