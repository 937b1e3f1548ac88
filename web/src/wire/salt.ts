// My part in the deal: a salt that stays in this browser until everybody has given the hash of theirs.

import { keep, kept } from "../keep";
import { isHere } from "./transport";

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

const here = new Map<string, string>(); // for a browser that keeps nothing

type Given = { salt: string } | { salt_hash: string };

/** What to sit down with at a table of this device, where nobody else has a part in the deal. */
export const openSalt = (): { salt: string } => ({
  salt: hex(crypto.getRandomValues(new Uint8Array(16))),
});

/** What to sit down with among others: the hash of a new salt; where no page may hash (plain http), the salt itself. */
export async function newSalt(): Promise<Given> {
  const { salt } = openSalt();
  if (!crypto.subtle) return { salt };
  const salt_hash = hex(
    new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(salt))),
  );
  here.set(salt_hash, salt);
  keep(`salt-${salt_hash}`, salt);
  return { salt_hash };
}

export const saltFor = async (table: string): Promise<Given> =>
  isHere(table) ? openSalt() : newSalt();

/** The salt that belongs to a hash of mine; empty if it was made elsewhere. */
export const saltOf = (hash: string): string => here.get(hash) ?? kept(`salt-${hash}`, "");
