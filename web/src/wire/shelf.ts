// The tables on this device in short, so that the lobby lists them before Python is loaded.

import type { TableInfo } from "$protocol";
import { keep, keptList } from "../keep";

export interface Shelved {
  id: string;
  game: string;
  status: TableInfo["status"];
  moves: number;
  names: string[]; // of the others; a bot's is "=web-bot-2"
  turn: boolean; // does it wait for somebody here?
}

const MOST = 40;
const ONE = { id: "", game: "", status: "over" as const, names: [""] };

export function shelf(): Shelved[] {
  return keptList<Shelved>("shelf", ONE);
}

/** Put a table in front. */
export function shelve(table: TableInfo, seat: number | null, turn: boolean): void {
  const names = table.seats
    .filter((who) => who.seat !== seat && who.name)
    .map((who) => (who.bot && !who.away ? `=web-bot-${who.seat + 1}` : who.name));
  const { id, game, status, moves } = table;
  const rest = shelf().filter((other) => other.id !== id);
  const all = [{ id, game, status, moves, names, turn }, ...rest].slice(0, MOST);
  keep("shelf", JSON.stringify(all));
}

export function unshelve(id: string): void {
  keep("shelf", JSON.stringify(shelf().filter((other) => other.id !== id)));
}
