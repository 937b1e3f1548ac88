// How what happens in Momiji sounds.

import type { Sounds } from "../../sound/heard";

export const sounds: Sounds = {
  "momiji-laid": "lay",
  "momiji-began": "lay",
  "momiji-tucked": "lay",
  "momiji-discarded": "lay",
  "momiji-drafted": "draw",
  "momiji-took-column": "draw",
  "momiji-took-top": "draw",
  "momiji-took-discard": "draw",
  "momiji-drew": "draw",
  "momiji-closed": "wood",
  "momiji-got-token": "wood",
  "momiji-gave-token": "wood",
  "momiji-gained": "acorn",
  "momiji-paid": "acorn",
};
