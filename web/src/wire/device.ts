// What can be played on this device without a server, known before Python is loaded.

import type { GameInfo, Games } from "$protocol";

let asked: Promise<GameInfo[]> | null = null;

/** Games that can be played here; none where the files for it are missing. */
export function gamesHere(): Promise<GameInfo[]> {
  asked ??= fetch("games.json").then(
    async (found) => (found.ok ? ((await found.json()) as Games).games : []),
    () => [],
  );
  return asked.then((games) => {
    if (!games.length) asked = null; // it may be there the next time
    return games;
  });
}
