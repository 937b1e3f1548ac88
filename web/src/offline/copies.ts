// Copies of Python's memory on this device, one for each version of what is in it. Where nothing can
// be kept Python starts from its files each time.
import type { Copies } from "./python";

const PREFIX = "chabudai-python ";
const LATER = 4000; // milliseconds: the first table comes first

export async function copiesOf(scope: string, python: string): Promise<Copies | undefined> {
  if (!self.caches || !self.crypto.subtle || !self.CompressionStream) return undefined;
  const cache = await caches.open(PREFIX + scope);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(python));
  const name = `${scope}copy-${hex(new Uint8Array(digest))}`;
  return {
    find: async () => {
      const found = await cache.match(name);
      return found?.body
        ? bytes(found.body.pipeThrough(new DecompressionStream("gzip")))
        : undefined;
    },
    keep: (copy) => {
      const now = () => void keep(cache, name, copy).catch(() => undefined); // it was only for speed
      setTimeout(now, LATER);
    },
  };
}

async function keep(cache: Cache, name: string, copy: Uint8Array): Promise<void> {
  for (const old of await cache.keys()) await cache.delete(old);
  const packed = new Blob([Uint8Array.from(copy)])
    .stream()
    .pipeThrough(new CompressionStream("gzip"));
  await cache.put(name, new Response(await bytes(packed)));
}

const bytes = async (stream: ReadableStream<BufferSource>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer(),
  );

const hex = (found: Uint8Array): string =>
  Array.from(found, (one) => one.toString(16).padStart(2, "0")).join("");
