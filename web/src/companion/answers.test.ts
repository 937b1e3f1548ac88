import { expect, test } from "vitest";
import { blank, changed, numbersIn, rowsIn } from "./answers";

test("an answer is changed or taken away, and the others stay", () => {
  const answers = { acorns: 3, hand: 2 };
  expect(changed(answers, "acorns", 5)).toEqual({ acorns: 5, hand: 2 });
  expect(changed(answers, "acorns", undefined)).toEqual({ hand: 2 });
  expect(answers).toEqual({ acorns: 3, hand: 2 });
});

test("what was not answered is empty", () => {
  expect(numbersIn(undefined)).toEqual({});
  expect(rowsIn({ a: 1 })).toEqual([]);
  expect(blank(2)).toEqual({ table: {}, seats: [{}, {}] });
});
