import { expect, test } from "vitest";
import type { Update } from "$protocol";
import { inWords, pieces } from "./pictures";
import { turns } from "./turns";

const say = (id: string, args: Record<string, unknown> = {}) =>
  id === "shows" ? `${args.seat} shows ${String(args.card)}.` : id;
const moved = (seq: number, seat: number, ...cards: number[]): Update => ({
  type: "update",
  seq,
  at: 0,
  entry: { kind: "moved", seat, move: "", id: "", by: "bot" },
  events: cards.map((card) => ({ id: "shows", args: { seat, card }, clause: "" })),
  status: "playing",
  seats: null,
  now: null,
});

test("cards that are told of one by one lie in one line, for each seat its own", () => {
  const log = [moved(0, 0, 2, 2), moved(1, 0, 7), moved(2, 1, 2)];
  const [one, other] = turns(log, say, ["card"]);
  expect(one.lines.map(({ times }) => times)).toEqual([3]);
  expect(one.lines[0].events.map(({ args }) => args.card)).toEqual([2, 2, 7]);
  expect(pieces(one.lines[0].frame, ["card"])).toEqual([
    { text: "0 shows " },
    { name: "card" },
    { text: "." },
  ]);
  expect(other.lines[0].times).toBe(1);
});

test("without pictures only what is said in the same words is merged", () => {
  const [turn] = turns([moved(0, 0, 2, 2, 7)], say);
  expect(turn.lines.map(({ text, times }) => [text, times])).toEqual([
    ["0 shows 2.", 2],
    ["0 shows 7.", 1],
  ]);
});

test("a picture has its words", () => {
  expect(inWords("=momiji-card-red0l", say)).toBe("momiji-card-red0l");
  expect(inWords(9, say)).toBe("9");
});
