// The games that can be drawn; each is fetched when a table of it is opened.

import type { Face, View } from "./contract";

const faces = import.meta.glob<{ face: Face<View> }>("./*/index.ts");

export async function load(game: string): Promise<Face<View>> {
  const fetch = faces[`./${game}/index.ts`];
  if (!fetch) throw new Error(`there is no drawing of ${game}`);
  return (await fetch()).face;
}
