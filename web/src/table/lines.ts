// The log in words: each update of a table as lines for people.

import type { Event, TableInfo, Update } from "$protocol";
import type { Args, Say } from "../games/contract";
import { framed } from "./pictures";

export interface Line {
  key: string;
  text: string;
  frame: string; // the same with a mark where a picture stands: see pictures.ts
  clause: string;
  seat: number | null; // who did it
  event?: Event;
  chat?: { name: string; text: string };
}

/** `pictured`: names of arguments that are drawn. */
export function lines(update: Update, say: Say, pictured: readonly string[] = []): Line[] {
  const { entry, seq } = update;
  const seat = "seat" in entry && entry.kind !== "sat" ? (entry.seat ?? null) : null;
  const one = (id: string, args: Args = {}): Line[] => {
    const text = say(id, args);
    return [{ key: `${seq}`, text, frame: text, clause: "", seat }];
  };
  const events = update.events.map((event, at): Line => ({
    key: `${seq}.${at}`,
    text: say(event.id, event.args),
    frame: framed(event, say, pictured),
    clause: event.clause,
    seat,
    event,
  }));
  switch (entry.kind) {
    case "sat":
      return one("web-log-sat", { name: entry.bot ? `=web-bot-${entry.seat + 1}` : entry.name });
    case "stood":
      return one("web-log-stood", { seat: entry.seat });
    case "dealt":
      return [...one("web-log-dealt"), ...events];
    case "moved":
      return entry.by === "clock"
        ? [...one("web-log-clock", { seat: entry.seat }), ...events]
        : events;
    case "undo-asked":
      return one("web-log-undo-asked", { seat: entry.seat });
    case "undo-answered":
      return one(entry.yes ? "web-log-undo-yes" : "web-log-undo-no", { seat: entry.seat });
    case "taken-back":
      return one("web-log-taken-back", { seat: entry.seat });
    case "said":
      return [
        {
          key: `${seq}`,
          text: "",
          frame: "",
          clause: "",
          seat,
          chat: { name: entry.name, text: entry.text },
        },
      ];
    case "away":
      return one("web-log-away", { seat: entry.seat });
    case "back":
      return one("web-log-back", { seat: entry.seat });
    case "rematch":
      return entry.seat === null
        ? one("web-log-rematch")
        : one("web-rematch-wanted", { seat: entry.seat });
    default:
      return []; // a later server may note more
  }
}

/** What happened after my last move: what somebody who looked away wants to know. */
export function since(log: readonly Update[], seat: number | null): Update[] {
  const mine = log.findLastIndex(
    (update) =>
      (update.entry.kind === "moved" && update.entry.seat === seat) ||
      update.entry.kind === "dealt",
  );
  return log.slice(Math.max(0, mine));
}

/** Does the game count for ratings, and if not, why? */
export function worth(table: TableInfo, say: Say): string {
  if (table.forked_at !== null) return say("web-forked", { move: table.forked_at });
  const why = table.unrated.filter((reason) => reason !== "chosen");
  if (why.length) return say("web-unrated-why", { why: why.map((one) => `=web-unrated-${one}`) });
  return say(table.unrated.length ? "web-unrated" : "web-rated");
}
