// Small pictures in sentences: where a word of the log means a card, the card is drawn.

import type { Event } from "$protocol";
import type { Argument, Say } from "../games/contract";

const FIRST = 0xe000; // of the private characters that stand for the drawn arguments, by their place
const MARKS = /([\uE000-\uE0FF])/;

/** A sentence in which every drawn argument is a mark. */
export function framed({ id, args }: Event, say: Say, pictured: readonly string[]): string {
  const marks = pictured
    .map((name, at) => [name, String.fromCharCode(FIRST + at)] as const)
    .filter(([name]) => name in args);
  return say(id, { ...args, ...Object.fromEntries(marks) });
}

export type Piece = { text: string } | { name: string };

/** Its words and pictures in their order. */
export function pieces(frame: string, pictured: readonly string[]): Piece[] {
  return frame
    .split(MARKS)
    .filter(Boolean)
    .map((text) => (MARKS.test(text) ? { name: pictured[text.charCodeAt(0) - FIRST] } : { text }));
}

/** What a picture shows, for those who hear it. */
export const inWords = (value: Argument, say: Say): string =>
  typeof value === "string" && value.startsWith("=") ? say(value.slice(1)) : String(value);
