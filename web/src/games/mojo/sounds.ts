// How what happens in Mojo sounds.

import type { Sounds } from "../../sound/heard";

export const sounds: Sounds = {
  "mojo-played": "lay",
  "mojo-chained": "lay",
  "mojo-laid": "lay",
  "mojo-turned-up": "lay",
  "mojo-drew": "draw",
  "mojo-took": "draw",
  "mojo-reshuffled": "draw",
};
