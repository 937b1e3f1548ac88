// The site on this device: kept by a service worker, and renewed only when somebody says so.

import { pythonReady } from "./offline/engine";

const PATIENCE = 8000; // milliseconds
const state = $state({ offered: false });
let waiting: ServiceWorker | null = null;
let asked = false; // by a person

/** Is there a newer version that a person may take? */
export const isOffered = (): boolean => state.offered;

export async function keepSite(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return; // plain http, or a private window
  const before = serviceWorker.controller;
  if (!before) await Promise.race([pythonReady, pause(PATIENCE)]); // a first table comes first
  serviceWorker.addEventListener("controllerchange", () => {
    if (asked) location.reload();
    else if (before) state.offered = true; // another tab took the new one
  });
  const kept = await serviceWorker.register("./service-worker.js", { type: "classic" });
  const look = (): void => {
    if (!kept.waiting || !serviceWorker.controller) return;
    waiting = kept.waiting;
    state.offered = true;
  };
  look();
  kept.addEventListener("updatefound", () =>
    kept.installing?.addEventListener("statechange", () => look()),
  );
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void kept.update().catch(() => undefined);
  });
}

const pause = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));

/** Take the newer version now; games go on where they were. */
export function takeUpdate(): void {
  asked = true;
  if (waiting) waiting.postMessage("take over");
  else location.reload();
}
