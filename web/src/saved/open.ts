// A saved game from a file becomes a table: at the server one that is over, and on this device any.

import type { Refusal, TableInfo } from "$protocol";
import { go } from "../route.svelte";
import { gamesHere } from "../wire/device";
import { Refused, post } from "../wire/http";
import { local } from "../wire/local";
import { introduce, myName } from "../wire/person.svelte";
import { say } from "../words.svelte";

const LARGEST = 60_000; // bytes; the longest games have a tenth of it
const BROKEN: Refusal = { id: "web-saved-broken", clause: "", args: {}, text: "Not a record." };

const DEVICE = new Set(["web-offline", "record-not-over"]); // then this device is asked

/** Open a file and go to its table; else what is wrong with it. */
export async function openSaved(file: File): Promise<Refusal | null> {
  const record = await read(file);
  if (!record) return BROKEN;
  const refusal = await attempt(() => atServer(record));
  if (!refusal || !DEVICE.has(refusal.id) || !(await gamesHere()).length) return refusal;
  return attempt(() => onDevice(record));
}

async function attempt(open: () => Promise<string>): Promise<Refusal | null> {
  try {
    go("table", await open());
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}

async function atServer(record: object): Promise<string> {
  await introduce(myName() || say("web-guest"));
  return (await post<TableInfo>("/records", { record })).id;
}

const onDevice = async (record: object): Promise<string> =>
  (await local.call<TableInfo>("POST", "/records", { record })).id;

async function read(file: File): Promise<object | null> {
  if (file.size > LARGEST) return null;
  try {
    const found: unknown = JSON.parse(await file.text());
    return typeof found === "object" && !Array.isArray(found) ? found : null;
  } catch {
    return null;
  }
}
