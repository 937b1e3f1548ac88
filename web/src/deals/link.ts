// A deal as a link: at a server the table and the seat; else the whole game, compressed, behind
// the #, so that it works from any static host.

import type { Challenge, RecordFile } from "$protocol";
import { local } from "../wire/local";
import { get } from "../wire/http";
import { isHere } from "../wire/transport";

export const WHOLE = "~"; // how a game in a link begins
const LONGEST = 200_000; // characters of a game that is unpacked

interface Packed {
  record: RecordFile;
  seats: string[];
  seat: number;
  name: string;
}

const address = (...parts: (string | number)[]): string =>
  `${location.origin}${location.pathname}#/${parts.join("/")}`;

export async function linkTo(table: string, seat: number): Promise<string> {
  if (!isHere(table)) return address("beat", table, seat);
  const about = await get<Challenge>(`/tables/${table}/challenge?seat=${seat}`);
  const record = await get<RecordFile>(`/tables/${table}/record`);
  const seats = about.seats.map((name) => (name === "me" ? "steady" : name));
  const packed: Packed = { record, seats, seat, name: about.name };
  return address("beat", WHOLE + (await pack(JSON.stringify(packed))));
}

/** The game in a link, as a table on this device. */
export async function unpacked(text: string): Promise<Challenge> {
  return local.call<Challenge>("POST", "/challenges", JSON.parse(await unpack(text)) as Packed);
}

export async function pack(text: string): Promise<string> {
  const bytes = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(text));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export async function unpack(text: string): Promise<string> {
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const found = await through(new DecompressionStream("deflate-raw"), bytes);
  return new TextDecoder().decode(found);
}

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    if ((size += value.length) > LONGEST) throw new Error("too long");
  }
  const found = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    found.set(part, at);
    at += part.length;
  }
  return found;
}
