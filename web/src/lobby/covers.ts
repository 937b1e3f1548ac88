import type { Component } from "svelte";

const found = import.meta.glob<Component>("../games/*/Cover.svelte", {
  eager: true,
  import: "default",
});

/** The picture of a game in the lobby; one that brings none has a plain one. */
export const cover = (game: string): Component =>
  found[`../games/${game}/Cover.svelte`] ?? found["../games/plain/Cover.svelte"];
