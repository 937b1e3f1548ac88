// What the table knows of a seat beyond the numbers on its plate.

import type { Say } from "../contract";
import { landWord } from "./moves";
import type { MangroviaView } from "$views/mangrovia";

export function tells(view: MangroviaView, of: number, seat: number | null, say: Say): string[] {
  const whose = view.seats[of];
  const cards = [
    ...whose.start.map((card) => say("mangrovia-web-start", { card })),
    ...whose.known_values,
    ...whose.known_landscapes.map(landWord),
    ...whose.known_amulets.map((amulet) => say("mangrovia-web-amulet", { amulet })),
  ];
  const known = of !== seat && cards.length ? [say("mangrovia-web-known", { cards })] : [];
  return whose.track ? [...known, say("mangrovia-web-track", { count: whose.track })] : known;
}
