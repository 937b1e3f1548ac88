// Which event gives which sound; that the sounds themselves can be heard tests tests/test_web_motion.py.

import { describe, expect, test } from "vitest";
import { sounds as mangrovia } from "../games/mangrovia/sounds";
import { sounds as mojo } from "../games/mojo/sounds";
import { sounds as momiji } from "../games/momiji/sounds";
import { ending, heard } from "./heard";

const GAMES = { mojo, momiji, mangrovia };
const sentences = import.meta.glob<string>("../../../chabudai/games/*/words/en.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
const all = { ...mojo, ...momiji, ...mangrovia };
const names = (...ids: string[]) =>
  heard(
    ids.map((id) => ({ id })),
    all,
    350,
  ).map(({ sound }) => sound);

test.each(Object.entries(GAMES))(
  "every event of %s that sounds is one of the game",
  (game, all) => {
    const words = sentences[`../../../chabudai/games/${game}/words/en.ftl`];
    expect(Object.keys(all).filter((id) => !words.includes(`\n${id} =`))).toEqual([]);
  },
);

describe("what travels is heard", () => {
  test.each([
    ["mojo-played", "lay"],
    ["mojo-drew-hidden", "draw"],
    ["mojo-took", "draw"],
    ["momiji-laid", "lay"],
    ["momiji-took-column", "draw"],
    ["momiji-gained", "acorn"],
    ["momiji-paid", "acorn"],
    ["momiji-got-token", "wood"],
    ["mangrovia-bowl", "wood"],
    ["mangrovia-built", "wood"],
    ["mangrovia-built-double", "wood"],
    ["mangrovia-pier", "boat"],
    ["mangrovia-drew-land-hidden", "draw"],
    ["mangrovia-paid-card", "lay"],
    ["mangrovia-drew-amulet-hidden", "acorn"],
  ])("%s: %s", (id, sound) => expect(names(id)).toEqual([sound]));
});

test("what is only told is silent", () => {
  expect(names("mojo-scored", "momiji-end-near", "mangrovia-skipped", "cups-anything")).toEqual([]);
});

test("a card is heard as it leaves the deck, and as it lands on a pile", () => {
  const told = heard([{ id: "mojo-drew" }, { id: "mojo-played" }], mojo, 350);
  expect(told).toEqual([
    { sound: "draw", after: 0 },
    { sound: "lay", after: 430 },
  ]);
});

test("many things at once are no rattle", () => {
  expect(names(...Array<string>(9).fill("momiji-drew"))).toHaveLength(4);
});

test("a win has its own sound, and only for who has won", () => {
  expect([ending([1], 1), ending([0, 1], 1), ending([0], 1), ending([0], null)]).toEqual([
    "win",
    "win",
    "end",
    "end",
  ]);
});
