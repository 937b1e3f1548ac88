// Requests, sent to where a table is: at the server, or on this device.

import { gamesHere } from "./device";
import { local } from "./local";
import { server } from "./server";
import { OFFLINE, Refused, isHere, type Transport } from "./transport";

const ANSWERED_HERE = [
  "GET /games",
  "POST /tables",
  "POST /studies",
  "POST /pad",
  "POST /set-up",
  "POST /may",
];

export { OFFLINE, Refused, refusalOf } from "./transport";

export const transportOf = (table: string): Transport => (isHere(table) ? local : server);

const ofPath = (path: string): Transport => transportOf(path.split("/")[2] ?? "");

/** What this device can answer where no server does: `POST /tables` only if nobody else is awaited. */
function isAnsweredHere(method: string, path: string, body: unknown): boolean {
  const { seats = ["me"] } = (body ?? {}) as { seats?: string[] };
  const known = ANSWERED_HERE.includes(`${method} ${path}`) || path.startsWith("/deals");
  return known && !seats.includes("open");
}

export async function call<T>(
  method: string,
  path: string,
  body?: unknown,
  token = "",
  credentials?: RequestCredentials,
): Promise<T> {
  try {
    return await ofPath(path).call<T>(method, path, body, token, credentials);
  } catch (error) {
    if (!isOffline(error) || !isAnsweredHere(method, path, body)) throw error;
    const games = await gamesHere();
    if (!games.length) throw error;
    return path === "/games" ? ({ games } as T) : local.call<T>(method, path, body, token);
  }
}

export const isOffline = (error: unknown): boolean =>
  error instanceof Refused && error.refusal.id === OFFLINE.id;

export const get = <T>(path: string, token = "") => call<T>("GET", path, undefined, token);
export const post = <T>(path: string, body: unknown = undefined, token = "") =>
  call<T>("POST", path, body, token);
