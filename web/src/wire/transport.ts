// How the page reaches tables: at a server, or in Python inside this page. Both answer the same
// requests with the same messages; the rest of the page does not know which of them it speaks to.

import type { Refusal } from "$protocol";

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.text);
  }
}

/** Try something; returns what was refused of it, or null. */
export async function refusalOf(what: () => Promise<unknown>): Promise<Refusal | null> {
  try {
    await what();
    return null;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return error.refusal;
  }
}

export const OFFLINE: Refusal = {
  id: "web-offline",
  clause: "",
  args: {},
  text: "The server does not answer.",
};

/** A connection to one table; messages are JSON texts of the protocol. */
export interface TableSocket {
  onmessage: (text: string) => void;
  onclose: () => void;
  readonly opening: boolean;
  send(text: string): void;
  close(): void;
}

export interface Transport {
  /** An answer that is not a success is thrown as Refused. */
  call<T>(
    method: string,
    path: string,
    body?: unknown,
    token?: string,
    credentials?: RequestCredentials,
  ): Promise<T>;
  /** Updates after the number `after` are sent once more. */
  open(table: string, after: number, token: string): TableSocket;
}

const HERE = "here-"; // how the ids of tables on this device begin

export const isHere = (table: string): boolean => table.startsWith(HERE);
