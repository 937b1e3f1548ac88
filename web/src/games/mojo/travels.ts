// Which way a card goes when something happens.

import type { Happening } from "../contract";

export function travels({ id, args }: Happening): [string, string][] {
  const seat = `seat ${args.seat}`;
  const pile = `pile ${args.pile}`;
  if (id === "mojo-played" || id === "mojo-chained") return [[seat, pile]];
  if (id.startsWith("mojo-drew")) return [["deck", seat]];
  return id === "mojo-took" ? [[pile, seat]] : [];
}
