// Which sums a hand makes exactly: an aid for the eye; what may be paid comes from the legal moves.

import type { MangroviaView, Pay } from "./view";

/** Everything in the hand that pays prices of a kind. */
export function money(view: MangroviaView, seat: number, pay: Pay): number[] {
  if (!view.hand) return [];
  const helper = pay === "cards" ? "3" : "2";
  const tiles = view.seats[seat].helpers.filter((name) => name === helper).map(Number);
  const own = pay === "cards" ? [...view.hand.values, ...view.hand.start] : view.hand.amulets;
  return [...own, ...tiles];
}

export function sums(coins: readonly number[]): Set<number> {
  const found = new Set([0]);
  for (const coin of coins) for (const sum of [...found]) found.add(sum + coin);
  found.delete(0);
  return found;
}

/** The prices of a kind that free spaces ask, lowest first. */
export function prices(view: MangroviaView, pay: Pay): number[] {
  const free = Object.values(view.spaces).filter((space) => space.owner === null && space.pay === pay);
  return [...new Set(free.map((space) => space.price))].sort((a, b) => a - b);
}
