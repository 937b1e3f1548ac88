// Words and names that the host of the server has taken out of a log are not shown any more.

import type { Update } from "$protocol";

const NOBODY = "—";

/** The log with every line as later lines say it reads now. */
export function without(log: readonly Update[]): Update[] {
  const parts = new Map<number, string>();
  for (const { entry } of log) if (entry.kind === "redacted") parts.set(entry.line, entry.part);
  return log.map((update) => blanked(update, parts.get(update.seq)));
}

function blanked(update: Update, part: string | undefined): Update {
  const { entry } = update;
  if (part === undefined) return update;
  const name = part === "name" ? { name: NOBODY } : {};
  const player = part === "name" ? { player: "" } : {};
  if (entry.kind === "said")
    return { ...update, entry: { ...entry, ...name, ...player, text: "" } };
  if (entry.kind === "sat" || entry.kind === "back")
    return { ...update, entry: { ...entry, ...name } };
  return update;
}
