// The rules as the repository keeps them, fetched when somebody wants to read them.

import type { Language } from "../words.svelte";
import { complete, told, type Told } from "./clauses";
import { blocks } from "./markdown";

const files = import.meta.glob<string>("../../../docs/rules/**/*.md", { query: "?raw", import: "default" });

async function page(game: string, language: Language): Promise<Told[]> {
  const folder = language === "en" ? "" : `${language}/`;
  return told(blocks((await files[`../../../docs/rules/${folder}${game}.md`]?.()) ?? ""), language);
}

/** The rules of a game in a language; what is not translated is in English. */
export async function rules(game: string, language: Language): Promise<Told[]> {
  if (language === "en") return page(game, "en");
  return complete(...(await Promise.all([page(game, language), page(game, "en")])));
}
