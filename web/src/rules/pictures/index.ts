// The pictures of how a game is played, drawn by the parts of its table and fetched with the page that shows them.

import type { Component } from "svelte";
import type { Say } from "../../games/contract";

export interface PictureProps {
  name: string;
  say: Say;
}

const files = import.meta.glob<Component<PictureProps>>("./*.svelte", { import: "default" });

/** The pictures of a game; null: it has none. */
export async function pictures(game: string): Promise<Component<PictureProps> | null> {
  return (await files[`./${game}.svelte`]?.()) ?? null;
}
