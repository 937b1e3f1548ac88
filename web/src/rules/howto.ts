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

/** Does every word that is sought begin a word of the section, or of what else leads there? */
function tells(section: Section, words: readonly string[]): boolean {
  const known = cut([section.title, section.sought, ...section.parts.map(said)].join(" "));
  return words.every((word) => known.some((one) => one.startsWith(word)));
}

/** The sections that tell what is sought; first those to which these very words lead. */
export function sectionsOn(sections: readonly Section[], sought: string): Section[] {
  const words = cut(sought).filter(Boolean);
  const leads = ({ title, sought }: Section) =>
    [title, ...sought.split(", ")].some((one) => cut(one).join(" ").includes(words.join(" ")));
  const found = words.length ? sections.filter((section) => tells(section, words)) : [];
  return [...found.filter(leads), ...found.filter((section) => !leads(section))];
}
