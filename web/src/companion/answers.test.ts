import { expect, test } from "vitest";
import { afterTap, blank, changed, fitted, numbersIn, rowsIn } from "./answers";

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

test("taps go through what a hand can put down, and then take it away", () => {
  const values = ["0", "0 double", "1", "1 double"];
  const taps = [undefined, "1", "1 double"].map((before) => afterTap(values, "1", before));
  expect(taps).toEqual(["1", "1 double", undefined]);
  expect(afterTap(values, "1", "0 double")).toBe("1");
});

test("somebody more has room, and nobody's answers go", () => {
  const sheet = { table: {}, seats: [{ hand: 1 }, { hand: 2 }] };
  expect(fitted(sheet, 3).seats).toEqual([{ hand: 1 }, { hand: 2 }, {}]);
  expect(fitted(sheet, 1).seats).toEqual(sheet.seats);
});
