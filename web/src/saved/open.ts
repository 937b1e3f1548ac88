// A saved game from a file: the server plays it through and makes a table of it that is over.

import type { Refusal, TableInfo } from "$protocol";
import { go } from "../route.svelte";
import { Refused, post } from "../wire/http";
import { introduce, myName } from "../wire/person.svelte";
import { say } from "../words.svelte";

const LARGEST = 60_000; // bytes; the longest games have a tenth of it
const BROKEN: Refusal = { id: "web-saved-broken", clause: "", args: {}, text: "Not a record." };

/** Open a file and go to its table; else what is wrong with it. */
export async function openSaved(file: File): Promise<Refusal | null> {
  try {
    const record = await read(file);
    if (!record) return BROKEN;
    await introduce(myName() || say("web-guest"));
    go("table", (await post<TableInfo>("/records", { record })).id);
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}

async function read(file: File): Promise<object | null> {
  if (file.size > LARGEST) return null;
  try {
    const found: unknown = JSON.parse(await file.text());
    return typeof found === "object" && !Array.isArray(found) ? found : null;
  } catch {
    return null;
  }
}
