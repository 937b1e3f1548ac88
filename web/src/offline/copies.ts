// Copies of Python's memory on this device, one for each version of what is in it. Where nothing can
// be kept Python starts from its files each time.
import type { Copies } from "./python";
import { packed, unpacked } from "./sparse";

const PREFIX = "chabudai-python ";
const LATER = 4000; // milliseconds: the first table comes first

export async function copiesOf(scope: string, version: string): Promise<Copies | undefined> {
  if (!self.caches) return undefined;
  const cache = await caches.open(PREFIX + scope);
  const name = `${scope}copy-${version}`;
  const copy = cache.match(name).then((found) => found && { data: found.arrayBuffer() });
  return {
    find: async () => {
      const found = await copy;
      return found && { read: async () => unpacked(await found.data) };
    },
    keep: (copy) => {
      const now = () => void keep(cache, name, copy).catch(() => undefined); // it was only for speed
      setTimeout(now, LATER);
    },
  };
}

async function keep(cache: Cache, name: string, copy: Uint8Array): Promise<void> {
  for (const old of await cache.keys()) await cache.delete(old);
  await cache.put(name, new Response(packed(copy)));
}

/** A name for a text, where nobody tells its version; nothing without a safe connection. */
export async function digestOf(text: string): Promise<string> {
  const found = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(found), (one) => one.toString(16).padStart(2, "0")).join("");
}
