import { expect, test } from "vitest";
import { pressed } from "./pressed";

test.each([
  ["n", "KeyN", "n"],
  ["N", "KeyN", "n"],
  ["т", "KeyN", "n"],
  ["Р", "KeyH", "h"],
  ["a", "KeyQ", "a"],
  ["ů", "Semicolon", "ů"],
  ["?", "Slash", "?"],
  ["Escape", "Escape", "escape"],
])("%s where %s is written means %s", (key, code, meant) => {
  expect(pressed({ key, code })).toBe(meant);
});
