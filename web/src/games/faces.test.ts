// Every open move of every kept situation has its control on the drawn table and its words in three languages.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import type { Args, BoardProps, Face, Say } from "./contract";
import { face as mangrovia } from "./mangrovia";
import { face as mojo } from "./mojo";
import { face as momiji } from "./momiji";
import { face as plain } from "./plain";

type Fixture = Pick<BoardProps, "view" | "seat" | "legal" | "preview" | "last" | "names">;
const FACES: Record<string, Face> = { mojo, momiji, mangrovia };
const files = import.meta.glob<Fixture>("./*/fixtures/*.json", { eager: true, import: "default" });
const sentences = import.meta.glob<string>(
  ["../../words/*.ftl", "../../../chabudai/words/*.ftl", "../../../chabudai/games/*/words/*.ftl"],
  { eager: true, query: "?raw", import: "default" },
);

function sayer(game: string, code: string, missing: Set<string>): Say {
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const folder of ["../..", "../../../chabudai", `../../../chabudai/games/${game}`])
    bundle.addResource(new FluentResource(sentences[`${folder}/words/${code}.ftl`]));
  const spoken = (value: Args[string]): string | number =>
    Array.isArray(value) ? value.map(spoken).join(", ")
    : typeof value === "string" && value.startsWith("=") ? say(value.slice(1))
    : typeof value === "number" ? value : String(value); // prettier-ignore
  const say: Say = (id, args = {}) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) missing.add(id);
    const errors: Error[] = [];
    const values = Object.fromEntries(
      Object.entries(args).map(([name, value]) => [name, spoken(value)]),
    );
    const words = pattern ? bundle.formatPattern(pattern, values, errors) : id;
    errors.forEach((error) => missing.add(`${id}: ${error.message}`));
    return words;
  };
  return say;
}

const nothing = () => {};

/** The moves that have a control on a drawn table. */
function drawnMoves(face: Face, fixture: Fixture, say: Say): Set<string> {
  const asked = face.status(fixture.view, fixture.seat, say);
  const props = { ...fixture, say, asked, wish: nothing, ask: nothing, help: nothing };
  const { body } = render(face.Board, { props });
  const verbs = [...body.matchAll(/data-verb="([^"]+)"/g)].map((found) => found[1]);
  const bodies = verbs.map((verb) => render(face.Board, { props: { ...props, verb } }).body);
  const moves = [body, ...bodies].flatMap((one) => [...one.matchAll(/data-move="([^"]+)"/g)]);
  return new Set(moves.map((found) => found[1]));
}

describe.each(["en", "ru", "cs"])("in %s", (code) => {
  test.each(Object.entries(files))("%s", (path, fixture) => {
    const game = path.split("/")[1];
    const face = FACES[game];
    const missing = new Set<string>();
    const say = sayer(game, code, missing);
    const drawn = drawnMoves(face, fixture, say);
    const first = (move: string) => move.replace(/ on 2$/, ""); // of two piles one is chosen after the card
    expect(fixture.legal.filter((move) => !drawn.has(move) && !drawn.has(first(move)))).toEqual([]);
    fixture.legal.forEach((move) => face.label(move, say, fixture.view));
    const { Place } = face;
    if (Place)
      fixture.names.forEach((_, of) =>
        render(Place, { props: { view: fixture.view, of, seat: fixture.seat, say } }),
      );
    expect([...missing]).toEqual([]);
  });
});

test.each(Object.entries(files))("%s can be played without a drawing", (path, fixture) => {
  const say = sayer(path.split("/")[1], "en", new Set());
  expect([...drawnMoves(plain, fixture, say)]).toEqual([...fixture.legal]);
});

test("a drawing is never given another game's view", () => {
  const [, fixture] = Object.entries(files).find(([path]) => path.includes("/mojo/"))!;
  expect(() => drawnMoves(momiji, fixture, (id) => id)).toThrow("another game's view: mojo");
});
