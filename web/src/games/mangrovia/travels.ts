// Which way cards, amulets, bowls, huts and the boat go when something happens.

import type { Happening } from "../contract";

const last = (word: unknown): string => String(word).split("-").at(-1) ?? "";

/** Where cards and amulets come from and go to. */
function heap(id: string): string {
  if (/amulet|took-one|gave-back/.test(id)) return "market amulets";
  return id.includes("land") ? "market landscape" : "market value";
}

export function travels({ id, args }: Happening): [string, string][] {
  const seat = `seat ${args.seat}`;
  if (id === "mangrovia-bowl") return [[seat, `site ${args.site}`]];
  if (id === "mangrovia-pier" && Number(args.pier) > 1)
    return [[`pier ${Number(args.pier) - 1}`, `pier ${args.pier}`]];
  if (id === "mangrovia-built" || id === "mangrovia-built-double")
    return [[seat, `space ${args.space}`]];
  if (id === "mangrovia-took-card") return [[`market ${args.card}`, seat]];
  if (id === "mangrovia-took-land") return [[`market ${last(args.land)}`, seat]];
  if (/^mangrovia-(took-one|drew-)/.test(id)) return [[heap(id), seat]];
  return /^mangrovia-(paid-(card|start|land|amulet)|gave-back)/.test(id) ? [[seat, heap(id)]] : [];
}
