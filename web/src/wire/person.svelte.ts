// Who sits at this device: the person with the cookie, and others who share the screen.

import type { Me, Person, Session } from "$protocol";
import { keep, kept, keptList } from "../keep";
import { gamesHere } from "./device";
import { Refused, call, get, isOffline, post, transportOf } from "./http";
import { isHere } from "./transport";

const state = $state<{ me: Me | null }>({ me: null });

export const me = (): Me | null => state.me;
export const myName = (): string => state.me?.person.name ?? kept("name", "");

/** Ask the server who I am; a browser that never said a name is not asked. */
export async function refresh(): Promise<void> {
  if (!kept("known", "")) return;
  try {
    state.me = await get<Me>("/me");
  } catch (error) {
    if (!(error instanceof Refused) || error.refusal.id !== "auth-needed") throw error;
    forget();
  }
}

function forget(): void {
  state.me = null;
  keep("known", "");
}

/** Be a guest of this name, unless I am somebody already. */
export async function introduce(name: string): Promise<Person> {
  try {
    if (!state.me) await refresh();
    if (!state.me) await enter("/guest", { name: name.trim() });
  } catch (error) {
    if (!isOffline(error) || !(await gamesHere()).length) throw error;
    keep("name", name.trim()); // enough on this device
    return { id: "device", name, account: false };
  }
  return state.me!.person;
}

/** Be somebody at a table: at the server a guest of this name; on this device the name is enough. */
export async function appear(table: string, name: string): Promise<void> {
  if (isHere(table)) keep("name", name.trim());
  else await introduce(name);
}

/** Sign in or register; throws Refused. */
export async function enter(path: "/guest" | "/account" | "/login", body: object): Promise<void> {
  const session = await post<Session>(path, body);
  keep("known", "1");
  keep("name", session.person.name);
  await refresh();
}

export async function leave(): Promise<void> {
  await call("POST", "/logout");
  forget();
}

export interface Here {
  token: string;
  name: string;
}

/** Somebody else at this device: a guest known by a token that only this tab's site has; throws Refused. */
export async function another(name: string, table = ""): Promise<Here> {
  const to = transportOf(table);
  const session = await to.call<Session>("POST", "/guest", { name }, "", "omit");
  return { token: session.token, name };
}

/** Those who share this device at a table, by the table's id. */
export function here(table: string): Here[] {
  return keptList<Here>(`here-${table}`, { token: "", name: "" });
}

export function keepHere(table: string, people: Here[]): void {
  keep(`here-${table}`, JSON.stringify(people));
}
