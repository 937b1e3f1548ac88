import { expect, test } from "vitest";
import { answered, nextOf, progress } from "./progress";

const puzzles = [
  { id: "a", rating: 900 },
  { id: "b", rating: 1250 },
  { id: "c", rating: 2000 },
];

test("the next puzzle is one not seen yet, nearest to the rating", () => {
  const first = { rating: 1200, streak: 0, solved: [] };
  expect(nextOf(puzzles, first)?.id).toBe("b");
  expect(nextOf(puzzles, { ...first, solved: ["b"] })?.id).toBe("a");
  expect(nextOf(puzzles, first, "b")?.id).toBe("a");
});

test("when all were seen, the one seen longest ago comes again", () => {
  expect(nextOf(puzzles, { rating: 1200, streak: 0, solved: ["c", "a", "b"] })?.id).toBe("c");
  expect(nextOf([], { rating: 1200, streak: 0, solved: [] })).toBeUndefined();
});

test("a right answer makes the streak longer, a wrong one ends it", () => {
  const once = answered(progress(), "a", true, 1216);
  expect(once).toEqual({ rating: 1216, streak: 1, solved: ["a"] });
  expect(answered(once, "b", false, 1200).streak).toBe(0);
});
