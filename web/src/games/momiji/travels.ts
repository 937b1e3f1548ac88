// Which way cards, acorns and tokens go when something happens.

import type { Happening } from "../contract";

const last = (id: string): string => id.split("-").at(-1) ?? "";

export function travels({ id, args }: Happening): [string, string][] {
  const seat = `seat ${args.seat}`;
  const ends: Record<string, [string, string]> = {
    "momiji-took-column": [`garden ${last(String(args.type))}`, seat],
    "momiji-took-top": [`garden ${last(String(args.card)).replace(/\d.*/, "")}`, seat],
    "momiji-took-discard": ["deck", seat],
    "momiji-drew": ["deck", seat],
    "momiji-drew-hidden": ["deck", seat],
    "momiji-laid": [seat, `row ${args.seat} ${args.pile}`],
    "momiji-tucked": [seat, `row ${args.seat} ${args.pile}`],
    "momiji-began": [seat, `row ${args.seat}`],
    "momiji-discarded": [seat, "deck"],
    "momiji-got-token": [`token ${last(String(args.token))}`, seat],
    "momiji-gave-token": [seat, `token ${last(String(args.token))}`],
    "momiji-gained": [`row ${args.seat}`, `acorns ${args.seat}`],
    "momiji-paid": [`acorns ${args.seat}`, "deck"],
    "momiji-revealed": ["deck", `garden ${last(String(args.card)).replace(/\d.*/, "")}`],
  };
  return id in ends ? [ends[id]] : [];
}
