// How a move and what is to be decided are said.

import type { Args, Say } from "../contract";
import { LANDS, type Land, type MangroviaView, type Owner, type Space } from "$views/mangrovia";

const isLand = (word: string): word is Land => (LANDS as readonly string[]).includes(word);
export const landWord = (land: string): string => `=mangrovia-land-${land}`;

/** A move in words. */
export function label(move: string, say: Say): string {
  const [verb, ...rest] = move.split(" ");
  const [id, args] = parts(verb, rest);
  return say(`mangrovia-web-move-${id}`, args);
}

function parts(verb: string, rest: string[]): [string, Args] {
  const [what = "", more = ""] = rest;
  if (verb === "bowl") return ["bowl", { site: what }];
  if (verb === "take")
    return isLand(what) ? ["take-land", { land: landWord(what) }] : ["take", { card: what }];
  if (verb === "draw") return [`draw-${what}`, {}];
  if (verb === "build" || verb === "double") return [verb, { space: what }];
  if (verb === "put") return ["put-back", { amulet: more }];
  if (verb === "birds") return ["birds", { birds: rest.map(landWord) }];
  if (verb === "pay") return payParts(what, more);
  return [verb, {}];
}

function payParts(what: string, more: string): [string, Args] {
  if (what === "start") return ["pay-start", { card: more }];
  if (what === "amulet") return ["pay-amulet", { amulet: more }];
  if (what === "tile") return ["pay-tile", { tile: `=mangrovia-tile-${more}` }];
  return isLand(what) ? ["pay-land", { land: landWord(what) }] : ["pay", { card: what }];
}

/** What is to be decided now. */
export function status(view: MangroviaView, seat: number | null, say: Say): string {
  if (view.seat !== seat) return "";
  return say("mangrovia-web-yours", { what: wanted(view, say) });
}

/** What the pier offers: one of two things that exclude each other, or a list. */
function offered(view: MangroviaView, say: Say): string | string[] {
  const parts = view.offered.map((part) => `=mangrovia-part-${part}`);
  const pier = view.piers.find(({ number }) => number === view.pier);
  const [one, rest] = parts;
  return parts.length === 2 && pier?.offers.some((part) => part.length === 2)
    ? say("mangrovia-web-or", { one, rest })
    : parts;
}

function wanted(view: MangroviaView, say: Say): string {
  if (view.phase === "act")
    return say("mangrovia-web-act", { pier: view.pier ?? 0, parts: offered(view, say) });
  if (view.building) {
    const { space, due, landscapes_due: lands } = view.building;
    const pay = `=mangrovia-pay-${view.building.pay}`;
    return say("mangrovia-web-pay", { space, due, pay, lands });
  }
  return say(`mangrovia-phase-${view.phase.replace(" ", "-")}`);
}

export function ownerName(owner: Owner, names: readonly string[], say: Say): string {
  if (owner === null) return say("mangrovia-web-nobody");
  return owner === "neutral" ? say("mangrovia-web-neutral") : names[owner];
}

/** A space in words: what it costs and brings, or who lives there. */
export function spaceWords(
  place: string,
  space: Space,
  names: readonly string[],
  say: Say,
): string {
  const lands = space.landscapes.map(landWord);
  const area = `=mangrovia-area-${space.area}`;
  if (space.owner !== null)
    return say("mangrovia-web-space-taken", {
      space: place,
      owner: ownerName(space.owner, names, say),
      huts: space.huts,
      area,
      lands,
      tile: typeof space.tile === "number" ? space.tile : 0,
    });
  const pay = `=mangrovia-pay-${space.pay}`;
  const tile = typeof space.tile === "string" ? ` ${say(`mangrovia-tile-${space.tile}`)}.` : "";
  return (
    say("mangrovia-web-space", {
      space: place,
      lands,
      price: space.price,
      pay,
      points: space.points,
      area,
    }) + tile
  );
}
