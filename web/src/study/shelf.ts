// Studies that this browser keeps, and those that fit into a link.

import type { Refusal, StudyFile } from "$protocol";
import { kept, keptList } from "../keep";
import { Refused } from "../wire/transport";

export interface Kept {
  id: string;
  name: string;
  game: string;
  at: number; // ms since 1970
}

const LIST = "chabudai-studies";
const one = (id: string) => `chabudai-study-${id}`;
const LONGEST_LINK = 8000; // characters that messengers and mail still leave whole
const LONGEST = 1_000_000; // bytes of a study

const refused = (id: string): Refused => new Refused({ id, clause: "", args: {}, text: "" });

export function studies(): Kept[] {
  return keptList<Kept>("studies", { id: "", name: "", game: "", at: 0 });
}

/** Keep a study; null, or why the browser does not. */
export function keepStudy(id: string, game: string, study: StudyFile): Refusal | null {
  const rest = studies().filter((other) => other.id !== id);
  const list = [{ id, name: study.name, game, at: Date.now() }, ...rest];
  try {
    localStorage.setItem(one(id), JSON.stringify(study));
    localStorage.setItem(LIST, JSON.stringify(list));
    return null;
  } catch (error) {
    const full = error instanceof DOMException && error.name === "QuotaExceededError";
    return refused(full ? "web-study-full" : "web-study-denied").refusal;
  }
}

export function keptStudy(id: string): string {
  const found = kept(`study-${id}`, "");
  if (!found) throw refused("web-study-gone");
  return found;
}

export function forgetStudy(id: string): void {
  const rest = studies().filter((other) => other.id !== id);
  try {
    localStorage.removeItem(one(id));
    localStorage.setItem(LIST, JSON.stringify(rest));
  } catch {
    // a browser that keeps nothing has nothing to forget
  }
}

// Links.

/** A link that holds all of a study, or null where it would be too long. */
export async function linkOf(study: StudyFile): Promise<string | null> {
  const text = new Blob([JSON.stringify(study)]).stream();
  const packed = text.pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  const data = letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  const link = `${location.origin}${location.pathname}#/study/link/${data}`;
  return link.length <= LONGEST_LINK ? link : null;
}

/** The text of the study in a link. What unpacks to too much is not unpacked. */
export async function textOf(data: string): Promise<string> {
  try {
    const letters = atob(data.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    const reader = unpacked.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text;
      text += value;
      if (text.length > LONGEST) throw new RangeError("too long");
    }
  } catch {
    throw refused("web-study-link-broken");
  }
}

/** The text of a file; one that no study can be as long as is not read. */
export async function fileText(file: File): Promise<string> {
  if (file.size > LONGEST) throw refused("web-study-huge");
  return file.text();
}
