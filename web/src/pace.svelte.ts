// How fast what others do is shown: a person's own choice, kept in this browser.

import { keep, kept } from "./keep";

export const PACES = ["slow", "normal", "instant", "step"] as const;
export type Pace = (typeof PACES)[number];

const FLIGHT = 350; // ms that a thing is on its way
const BEAT = 250; // ms between moves of different seats
const quiet = matchMedia("(prefers-reduced-motion: reduce)");

const isPace = (word: string): word is Pace => PACES.some((pace) => pace === word);
const first = kept("pace", quiet.matches ? "instant" : "normal");
const chosen = $state<{ pace: Pace }>({ pace: isPace(first) ? first : "normal" });

export const pace = (): Pace => chosen.pace;

export function setPace(wanted: Pace): void {
  chosen.pace = wanted;
  keep("pace", wanted);
}

const slowness = (): number => (chosen.pace === "slow" ? 2 : 1);

/** How long a thing is on its way, in ms. */
export const flight = (): number => (chosen.pace === "instant" ? 0 : FLIGHT * slowness());

/** How long a move is looked at before the next one is shown, in ms. */
export const look = (): number => (chosen.pace === "instant" ? 0 : (FLIGHT + BEAT) * slowness());
