// Whatever travels leaves from and comes to a place that is drawn, in every kept situation.

import { render } from "svelte/server";
import { expect, test } from "vitest";
import { isMangroviaView, type MangroviaView } from "$views/mangrovia";
import { isMojoView, type MojoView } from "$views/mojo";
import { isMomijiView, type MomijiView } from "$views/momiji";
import type { BoardProps, Face, Happening, Say, View } from "./contract";
import { face as mangrovia } from "./mangrovia";
import { face as mojo } from "./mojo";
import { face as momiji } from "./momiji";

type Fixture = Pick<BoardProps, "view" | "seat" | "legal" | "preview" | "last" | "names">;
type Told = [id: string, args?: Happening["args"]];
const FACES: Record<string, Face> = { mojo, momiji, mangrovia };
const files = import.meta.glob<Fixture>(["./*/fixtures/*.json", "!./*/fixtures/over.json"], {
  eager: true,
  import: "default",
});
const say: Say = (id) => id;
const nothing = () => {};

/** All places that the drawing marks, the frame's plates included. */
function placesOf(face: Face, fixture: Fixture): Set<string> {
  const props = { ...fixture, say, asked: "", wish: nothing, ask: nothing, help: nothing };
  const { Board, Place } = face;
  const plates = fixture.names.map((_, of) =>
    Place ? render(Place, { props: { view: fixture.view, of, seat: fixture.seat, say } }).body : "",
  );
  const body = [render(Board, { props }).body, ...plates].join("");
  const drawn = [...body.matchAll(/data-at="([^"]+)"/g)].map((found) => found[1]);
  return new Set([...drawn, ...fixture.names.map((_, of) => `seat ${of}`)]);
}

const MOJO = ({ piles }: MojoView): Told[] => [
  ["mojo-drew"],
  ["mojo-drew-hidden"],
  ...piles.flatMap((_, at): Told[] => [
    ["mojo-played", { pile: at + 1 }],
    ["mojo-chained", { pile: at + 1 }],
    ["mojo-took", { pile: at + 1 }],
  ]),
];
const MOMIJI = ({ types, seats, objectives }: MomijiView): Told[] => [
  ...["momiji-took-discard", "momiji-drew", "momiji-drew-hidden", "momiji-discarded"].map(
    (id): Told => [id, { card: "=momiji-card-red3n" }],
  ),
  ...["momiji-began", "momiji-gained", "momiji-paid"].map((id): Told => [id, { acorns: 2 }]),
  ...types.flatMap((type): Told[] => [
    ["momiji-took-column", { type: `=momiji-type-${type}` }],
    ["momiji-took-top", { card: `=momiji-card-${type}3n` }],
    ["momiji-revealed", { card: `=momiji-card-${type}12n` }],
  ]),
  ...seats[0].row.map((_, at): Told => ["momiji-laid", { pile: at + 1 }]),
  ...objectives.flatMap(({ token }): Told[] => [
    ["momiji-got-token", { token: `=momiji-token-${token}` }],
    ["momiji-gave-token", { token: `=momiji-token-${token}` }],
  ]),
];
const MANGROVIA = ({ sites, piers, spaces, rows }: MangroviaView): Told[] => [
  ...["drew-card", "drew-land-hidden", "took-one", "drew-amulet", "gave-back-hidden"].map(
    (id): Told => [`mangrovia-${id}`],
  ),
  ...["card", "start", "land", "amulet"].map((id): Told => [`mangrovia-paid-${id}`]),
  ...Object.keys(sites).map((site): Told => ["mangrovia-bowl", { site }]),
  ...piers.slice(1).map(({ number }): Told => ["mangrovia-pier", { pier: number }]),
  ...Object.keys(spaces).map((space): Told => ["mangrovia-built", { space, points: 3 }]),
  ...rows.value.map((card): Told => ["mangrovia-took-card", { card }]),
  ...rows.landscape.map((land): Told => [
    "mangrovia-took-land",
    { land: `=mangrovia-land-${land}` },
  ]),
];
/** Everything that might happen next and moves something. */
function mayHappen(view: View): Told[] {
  if (isMojoView(view)) return MOJO(view);
  if (isMomijiView(view)) return MOMIJI(view);
  return isMangroviaView(view) ? MANGROVIA(view) : [];
}

test.each(Object.entries(files))("%s", (path, fixture) => {
  const game = path.split("/")[1];
  const places = placesOf(FACES[game], fixture);
  for (const [id, args] of mayHappen(fixture.view)) {
    const ways = FACES[game].travels?.({ id, args: { seat: 0, ...args }, clause: "" }) ?? [];
    expect(ways, id).toHaveLength(1);
    const [[from, to]] = ways;
    expect([id, from, to].slice(1).filter((end) => !places.has(end))).toEqual([]);
    expect(from).not.toBe(to);
  }
});
