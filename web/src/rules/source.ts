// The rules as the repository keeps them, fetched when somebody wants to read them.

import type { Language } from "../words.svelte";
import { complete, told, type Told } from "./clauses";
import { readHowTo, type HowTo } from "./howto";
import { blocks } from "./markdown";

const files = import.meta.glob<string>("../../../docs/rules/**/*.md", {
  query: "?raw",
  import: "default",
});

const lessons = import.meta.glob<string>("../../../docs/howto/**/*.md", {
  query: "?raw",
  import: "default",
});

/** How a game is played, in a language or else in English; null: nobody has told it. */
export async function howTo(game: string, language: Language): Promise<HowTo | null> {
  const own = `../../../docs/howto/${language}/${game}.md`;
  const code = own in lessons ? language : "en";
  const source = await lessons[code === "en" ? `../../../docs/howto/${game}.md` : own]?.();
  return source ? readHowTo(source, code) : null;
}

async function page(game: string, language: Language): Promise<Told[]> {
  const folder = language === "en" ? "" : `${language}/`;
  return told(blocks((await files[`../../../docs/rules/${folder}${game}.md`]?.()) ?? ""), language);
}

/** Does the page have the rules of a game? */
export const hasRules = (game: string): boolean => `../../../docs/rules/${game}.md` in files;

/** Does the page tell how a game is played? */
export const hasHowTo = (game: string): boolean => `../../../docs/howto/${game}.md` in lessons;

/** The rules of a game in a language; what is not translated is in English. */
export async function rules(game: string, language: Language): Promise<Told[]> {
  if (language === "en") return page(game, "en");
  return complete(...(await Promise.all([page(game, language), page(game, "en")])));
}
