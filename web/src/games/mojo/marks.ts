// Five colours with five marks, so that a hand reads at a glance in grey too.

import type { Colour } from "$views/mojo";

export const MARKS: Record<Colour, string> = {
  blue: "M0-30C14-8 24 4 24 16a24 24 0 0 1-48 0C-24 4-14-8 0-30Z",
  green: "M-26 26C-30-10-4-30 28-30 30 4 12 32-14 28L-6 12 8-8-12 8-20 30Z",
  yellow:
    "M0-32 7-18 20-26 18-11 32-9 22 2 32 13 17 14 18 28 5 21 0 34-5 21-18 28-17 14-32 13-22 2-32-9-18-11-20-26-7-18Z",
  orange:
    "M2-34C6-16 26-10 26 12 26 26 14 34 0 34S-26 26-26 10C-26-2-18-8-14-18-8-12-8-8-8-2 0-8 4-20 2-34Z",
  red: "M0 32C-40 4-34-28-14-28-6-28-2-22 0-16 2-22 6-28 14-28 34-28 40 4 0 32Z",
};

export const PAINT: Record<Colour, string> = {
  blue: "#2f6db0",
  green: "#3f8f4f",
  yellow: "#d9a514",
  orange: "#dd7a1e",
  red: "#c23b3b",
};
