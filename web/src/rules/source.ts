// The rules as the repository keeps them, fetched when somebody wants to read them.

import type { Language } from "../words.svelte";

const files = import.meta.glob<string>("../../../docs/rules/**/*.md", { query: "?raw", import: "default" });

/** The rules of a game in a language, or in English where they are not translated. */
export async function rules(game: string, language: Language): Promise<{ source: string; language: Language }> {
  const own = files[`../../../docs/rules/${language}/${game}.md`];
  if (own) return { source: await own(), language };
  return { source: (await files[`../../../docs/rules/${game}.md`]?.()) ?? "", language: "en" };
}
