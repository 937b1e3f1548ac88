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
  expect(answered("a", true, 1216)).toEqual({ rating: 1216, streak: 1, solved: ["a"] });
  expect(answered("b", false, 1200).streak).toBe(0);
});

test("only the first answer to a puzzle counts: not after a reload, nor in another tab", () => {
  const first = answered("c", false, 1184);
  expect(answered("c", true, 1250)).toEqual(first);
  expect(answered("a", true, 1300)).toMatchObject({ rating: 1184, streak: 0 });
  expect(progress().solved).toEqual(["b", "c", "a"]); // the one seen longest ago comes first
});
