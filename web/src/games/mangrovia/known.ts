// What the table knows of a seat beyond the numbers on its plate.

import type { Say, Seen } from "../contract";
import type { MangroviaView } from "$views/mangrovia";

export function seen(view: MangroviaView, of: number, say: Say): Seen[] {
  const whose = view.seats[of];
  const drawn = <V extends number | string>(
    name: string,
    all: readonly V[],
    words: (v: V) => string,
  ) => all.map((value) => ({ name, value, words: words(value) }));
  return [
    ...drawn("start", whose.start, (card) => say("mangrovia-web-start", { card })),
    ...drawn("card", whose.known_values, String),
    ...drawn("land", whose.known_landscapes, (land) => say(`mangrovia-land-${land}`)),
    ...drawn("amulet", whose.known_amulets, (amulet) => say("mangrovia-web-amulet", { amulet })),
  ];
}

export function tells(view: MangroviaView, of: number, say: Say): string[] {
  const { track } = view.seats[of];
  return track ? [say("mangrovia-web-track", { count: track })] : [];
}
