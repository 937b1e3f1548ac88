import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readHowTo, sectionsOn, type HowTo } from "./howto";

type Language = HowTo["language"];

function page(game: string, language: Language): HowTo {
  const folder = language === "en" ? "" : `${language}/`;
  const place = new URL(`../../../docs/howto/${folder}${game}.md`, import.meta.url);
  return readHowTo(readFileSync(place, "utf8"), language);
}

/** Where the sections stand in the page that a search shows, first what it shows first. */
const found = (told: HowTo, sought: string): number[] =>
  sectionsOn(told.sections, sought).map((section) => told.sections.indexOf(section));

const WANT = {
  en: ["how do I win", "How do I win?", "how can I win", "goal", "winner"],
  ru: ["как победить", "как выиграть?", "как мне победить", "цель игры", "Победитель"],
  cs: ["jak vyhrát", "Jak vyhrat?", "jak vyhraju", "cíl hry", "vítěz"],
};
const END = { en: "end of the game", ru: "конец игры", cs: "konec hry" };
const WHEN = { en: "when does it end", ru: "когда конец?", cs: "kdy to končí?" };
const SCORE = { en: "scoring", ru: "подсчёт очков", cs: "bodování" };
const TURN = { en: "what can I do", ru: "что делать", cs: "co mohu dělat" };

describe.each(["mojo", "momiji", "mangrovia"])("how to play %s", (game) => {
  describe.each(["en", "ru", "cs"] as const)("in %s", (language) => {
    const told = page(game, language);
    const titles = (sought: string) => found(told, sought);

    test.each(WANT[language])("is found by “%s”, what one wants first", (sought) => {
      expect(titles(sought)[0]).toBe(0);
    });

    test("is found by everyday words, each in its place", () => {
      expect(titles(TURN[language])[0]).toBe(1);
      expect(titles(SCORE[language])[0]).toBeGreaterThan(2);
      expect(titles(END[language])[0]).toBe(titles(SCORE[language])[0] + 1);
      expect(titles(WHEN[language])[0]).toBe(titles(END[language])[0]);
    });

    test("is read whole: no mark is left in the text, and each paragraph has its clauses", () => {
      expect(told.title).toBeTruthy();
      for (const { parts } of told.sections)
        for (const part of parts) {
          const text =
            part.kind === "picture" ? part.caption : part.spans.map((s) => s.text).join("");
          expect(text).not.toMatch(/<!--|-->|M[JMG]-\d/);
          if (part.kind === "text") expect(part.clauses.length).toBeGreaterThan(0);
        }
    });
  });
});

test("nothing is found by nothing, nor by words that lead nowhere", () => {
  expect(found(page("mojo", "en"), " ? ")).toEqual([]);
  expect(found(page("mojo", "en"), "xyzzy win")).toEqual([]);
});
