const SITE = { version: "", files: [] }; // as `chabudai site` writes it
// Keeps all files of one version of the site, so that it starts without a network. A new version is
// fetched beside the old one and waits until somebody takes it, or until no page of the old is open.

const PREFIX = `chabudai ${self.registration.scope} `;
const files = new Set(SITE.files.map((name) => new URL(name, self.registration.scope).href));

async function fill() {
  const cache = await caches.open(PREFIX + SITE.version);
  await cache.addAll([...files].map((address) => new Request(address, { cache: "no-cache" })));
}

async function tidy() {
  for (const name of await caches.keys())
    if (name.startsWith(PREFIX) && name !== PREFIX + SITE.version) await caches.delete(name);
  await self.clients.claim();
}

async function answer(request, address) {
  const cache = await caches.open(PREFIX + SITE.version);
  return (await cache.match(address)) ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(tidy()));
self.addEventListener("message", ({ data }) => data === "take over" && self.skipWaiting());
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = request.url.split(/[?#]/)[0];
  const page = address === self.registration.scope ? `${address}index.html` : address;
  if (request.method === "GET" && files.has(page)) event.respondWith(answer(request, page));
});
