// What laying a card would do, after what the view tells of the hand against each pile.

import type { Pile } from "$views/mojo";

export const ZONES = ["lower", "equal", "higher"] as const;
export type Zone = (typeof ZONES)[number];

/** How a card of the hand compares with the top of a pile. */
export function zone(card: number, { compared }: Pile): Zone | undefined {
  return ZONES.find((name) => compared?.[name].includes(card));
}
