// How what happens in Mangrovia sounds.

import type { Sounds } from "../../sound/heard";

export const sounds: Sounds = {
  "mangrovia-bowl": "wood",
  "mangrovia-built": "wood",
  "mangrovia-built-double": "wood",
  "mangrovia-special": "wood",
  "mangrovia-took-stone": "wood",
  "mangrovia-pier": "boat",
  "mangrovia-took-card": "draw",
  "mangrovia-took-land": "draw",
  "mangrovia-drew-card": "draw",
  "mangrovia-drew-land": "draw",
  "mangrovia-paid-card": "lay",
  "mangrovia-paid-start": "lay",
  "mangrovia-paid-land": "lay",
  "mangrovia-took-one": "acorn",
  "mangrovia-drew-amulet": "acorn",
  "mangrovia-gave-back": "acorn",
  "mangrovia-paid-amulet": "acorn",
};
