// Sentences in the language of the moment, from the same .ftl files that Python speaks with.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Words } from "$protocol";
import { bound } from "./bound";
import type { Args, Argument, Say } from "./games/contract";
import { kept, keep } from "./keep";
import { get } from "./wire/http";

export const LANGUAGES = { en: "English", ru: "Русский", cs: "Čeština" } as const;
export type Language = keyof typeof LANGUAGES;

const files = import.meta.glob<string>(
  ["../words/*.ftl", "../../chabudai/words/*.ftl", "../../chabudai/games/*/words/*.ftl"],
  { query: "?raw", import: "default" },
);
const games = new Set<string>();
const spoken = $state({ language: preferred(), bundle: new FluentBundle("en") as FluentBundle });

function preferred(): Language {
  const wanted = [kept("language", ""), ...(globalThis.navigator?.languages ?? [])];
  const known = wanted.map((code) => code.slice(0, 2)).find((code) => code in LANGUAGES);
  return (known ?? "en") as Language;
}

export function language(): Language {
  return spoken.language;
}

async function file(folder: string, code: Language): Promise<string> {
  return (await files[`${folder}words/${code}.ftl`]?.()) ?? "";
}

/** The sentences of games of other packages, which only the server has. */
async function others(code: Language): Promise<string> {
  if ([...games].every((game) => `../../chabudai/games/${game}/words/${code}.ftl` in files))
    return "";
  const found = await get<Words>(`/words/${code}`).catch(() => null);
  return found?.source ?? "";
}

async function load(code: Language): Promise<void> {
  const folders = [
    "../",
    "../../chabudai/",
    ...[...games].map((game) => `../../chabudai/games/${game}/`),
  ];
  const texts = await Promise.all([...folders.map((folder) => file(folder, code)), others(code)]);
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  spoken.language = code;
  spoken.bundle = bundle;
  document.documentElement.lang = code;
}

/** Speak this language from now on. */
export async function speak(code: Language): Promise<void> {
  keep("language", code);
  await load(code);
}

/** Have the sentences of these games at hand too. */
export async function learn(...names: string[]): Promise<void> {
  const before = games.size;
  names.forEach((name) => games.add(name));
  if (games.size > before) await load(spoken.language);
}

export function has(id: string): boolean {
  return spoken.bundle.hasMessage(id);
}

/** A `say` that calls seats by their names. */
export function sayer(names: () => readonly string[]): Say {
  const say: Say = (id, args = {}) => {
    const pattern = spoken.bundle.getMessage(id)?.value;
    return pattern
      ? bound(spoken.bundle.formatPattern(pattern, fluent(args, say, names())), spoken.language)
      : id;
  };
  return say;
}

export const say = sayer(() => []);

function fluent(args: Args, say: Say, names: readonly string[]): Record<string, FluentVariable> {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, spokenValue(name, value, say, names)]),
  );
}

function spokenValue(
  name: string,
  value: Argument,
  say: Say,
  names: readonly string[],
): FluentVariable {
  if (typeof value === "boolean") return String(value);
  if ((name === "seat" || name === "other") && typeof value === "number")
    return names[value] || say("seat-name", { number: value + 1 });
  if (typeof value === "string") return value.startsWith("=") ? say(value.slice(1)) : value;
  if (typeof value === "number") return value;
  const words = value.map((part) => String(spokenValue("", part, say, names)));
  return words.length ? words.join(", ") : say("nothing");
}

/** A sentence as a part of another one. */
export const unended = (sentence: string): string => sentence.replace(/\.$/, "");
