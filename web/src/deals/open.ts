// Two saved games of one deal, dropped on the page together.

import type { TableInfo } from "$protocol";
import { go } from "../route.svelte";
import { isOffline, post } from "../wire/http";
import { local } from "../wire/local";
import { introduce, myName } from "../wire/person.svelte";
import { say } from "../words.svelte";

export async function openBoth(one: File, other: File): Promise<void> {
  go("compare"); // Python may have to be loaded first
  await introduce(myName() || say("web-guest")).catch(() => undefined);
  const [first, second] = [await tableOf(one), await tableOf(other)];
  location.replace(`#/compare/${first}/${second}`); // nobody goes back to the waiting
}

/** A file as a table that is over: at the server, else on this device. */
async function tableOf(file: File): Promise<string> {
  try {
    const record: unknown = JSON.parse(await file.text());
    return await opened(record);
  } catch {
    return "-"; // the page that compares says so
  }
}

async function opened(record: unknown): Promise<string> {
  try {
    return (await post<TableInfo>("/records", { record })).id;
  } catch (error) {
    if (!isOffline(error)) throw error;
    return (await local.call<TableInfo>("POST", "/records", { record })).id;
  }
}
