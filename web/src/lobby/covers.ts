import type { Component } from "svelte";

const found = import.meta.glob<Component>("../games/*/Cover.svelte", { eager: true, import: "default" });

/** The picture of a game in the lobby, if it has one. */
export const cover = (game: string): Component | undefined => found[`../games/${game}/Cover.svelte`];
