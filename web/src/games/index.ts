// How games are drawn; each drawing is fetched when a table of its game is opened.

import type { Face } from "./contract";

const faces = import.meta.glob<{ face: Face }>("./*/index.ts");

/** The drawing of a game; one that brings none is drawn plainly. */
export async function load(game: string): Promise<Face> {
  const fetch = faces[`./${game}/index.ts`] ?? faces["./plain/index.ts"];
  return (await fetch()).face;
}
