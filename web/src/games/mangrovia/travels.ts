// Which way cards, bowls, huts and the boat go when something happens.

import type { Happening } from "../contract";

const TAKES = /^mangrovia-(took-(card|land|one)|drew-)/;
const PAYS = /^mangrovia-(paid-|gave-back)/;

export function travels({ id, args }: Happening): [string, string][] {
  const seat = `seat ${args.seat}`;
  if (id === "mangrovia-bowl") return [[seat, `site ${args.site}`]];
  if (id === "mangrovia-pier" && Number(args.pier) > 1)
    return [[`pier ${Number(args.pier) - 1}`, `pier ${args.pier}`]];
  if (id === "mangrovia-built" || id === "mangrovia-built-double")
    return [[seat, `space ${args.space}`]];
  if (TAKES.test(id)) return [["market", seat]];
  return PAYS.test(id) ? [[seat, "market"]] : [];
}
