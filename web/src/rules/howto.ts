// How a game is played, as docs/howto tells it: sections with pictures, each paragraph with the clauses behind it.

import type { Language } from "../words.svelte";
import { folded } from "./clauses";
import { spans, type Span } from "./markdown";

export type Part =
  | { kind: "text"; spans: Span[]; clauses: string[] }
  | { kind: "picture"; name: string; caption: string };

export interface Section {
  title: string;
  sought: string; // everyday words that lead here
  parts: Part[];
}

export interface HowTo {
  language: Language;
  title: string;
  sections: Section[];
}

const SOUGHT = /^<!-- sought: (.*) -->$/;
const PICTURE = /^<!-- picture: ([a-z]+) \| (.*) -->$/;
const CLAUSES = /\s*\(([A-Z]+-\d+(?:,\s+[A-Z]+-\d+)*)\)$/;

function text(lines: readonly string[]): Part {
  const joined = lines.join(" ");
  const clauses = CLAUSES.exec(joined)?.[1].split(/,\s+/) ?? [];
  return { kind: "text", spans: spans(joined.replace(CLAUSES, "")), clauses };
}

function section(source: string): Section {
  const [title, ...lines] = source.trim().split("\n");
  const found: Section = { title, sought: "", parts: [] };
  let paragraph: string[] = [];
  for (const line of [...lines, ""]) {
    const [, sought] = SOUGHT.exec(line) ?? [];
    const [, name, caption] = PICTURE.exec(line) ?? [];
    if (sought) found.sought = sought;
    else if (name) found.parts.push({ kind: "picture", name, caption });
    else if (line.trim()) paragraph.push(line.trim());
    else if (paragraph.length) {
      found.parts.push(text(paragraph));
      paragraph = [];
    }
  }
  return found;
}

export function readHowTo(source: string, language: Language): HowTo {
  const [title, ...sections] = source.split(/^##? /m).slice(1);
  return { language, title: title.trim(), sections: sections.map(section) };
}

const cut = (words: string): string[] => folded(words).split(/[^\p{L}\p{N}]+/u);

const said = (part: Part): string =>
  part.kind === "picture" ? part.caption : part.spans.map((span) => span.text).join("");

const STEM = 4; // letters that words must share to be kin

/** Is one word the other one's beginning, or another form of it? */
function isKin(one: string, word: string): boolean {
  const stem = Math.max(STEM, word.length - 3);
  return one.startsWith(word) || (word.length > stem && one.startsWith(word.slice(0, stem)));
}

const among = (words: readonly string[], text: string): string[] =>
  words.filter((word) => cut(text).some((one) => isKin(one, word)));

interface Found {
  section: Section;
  told: number; // of the words that are sought
  leading: number; // of them in its title and in what leads there
}

function look(section: Section, words: readonly string[]): Found {
  const leads = `${section.title} ${section.sought}`;
  const told = among(words, [leads, ...section.parts.map(said)].join(" ")).length;
  return { section, told, leading: among(words, leads).length };
}

/** The sections that tell most of the words that are sought, if it is more than half of them; first
 * those to which these very words lead. */
export function sectionsOn(sections: readonly Section[], sought: string): Section[] {
  const words = cut(sought).filter(Boolean);
  const isLed = ({ title, sought }: Section) =>
    [title, ...sought.split(", ")].some((one) => cut(one).join(" ").includes(words.join(" ")));
  const looked = sections.map((section) => look(section, words));
  const most = Math.max(0, ...looked.map(({ told }) => told));
  const rank = ({ section, leading }: Found) => (isLed(section) ? words.length + 1 : leading);
  return looked
    .filter(({ told }) => told === most && 2 * told > words.length)
    .sort((one, other) => rank(other) - rank(one))
    .map(({ section }) => section);
}
