import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { complete, folded, matches, told, type Told } from "./clauses";
import { blocks } from "./markdown";

const LANGUAGES = ["en", "ru", "cs"] as const;
type Language = (typeof LANGUAGES)[number];

function page(game: string, language: Language): Told[] {
  const folder = language === "en" ? "" : `${language}/`;
  const place = new URL(`../../../docs/rules/${folder}${game}.md`, import.meta.url);
  return told(blocks(readFileSync(place, "utf8")), language);
}

const clauses = (all: readonly Told[]): string[] =>
  all.flatMap((block) => (block.kind === "text" && block.clause ? [block.clause] : []));

const found = (all: readonly Told[], sought: string): string[] =>
  clauses(all.filter((block) => block.kind !== "heading" && matches(block, sought)));

describe.each(["mojo", "momiji", "mangrovia"])("the rules of %s", (game) => {
  test.each(LANGUAGES)("are cut into the same blocks in %s", (language) => {
    const shape = (all: Told[]) =>
      all.map((block) => [block.kind, block.kind === "heading" ? block.level : block.clause]);
    expect(shape(page(game, language))).toEqual(shape(page(game, "en")));
  });

  test("stand in English where the translation has a gap, in their place", () => {
    const english = page(game, "en");
    for (const gap of clauses(english)) {
      const own = page(game, "cs").filter(
        (block) => block.kind === "heading" || block.clause !== gap,
      );
      const whole = complete(own, english);
      expect(clauses(whole)).toEqual(clauses(english));
      const fallen = whole.filter((block) => block.language === "en");
      expect(new Set(clauses(fallen))).toEqual(new Set([gap]));
    }
  });
});

test("without a translation all is English, with a whole one nothing is", () => {
  const english = page("mojo", "en");
  expect(complete([], english)).toEqual(english);
  expect(complete(page("mojo", "ru"), english)).toEqual(page("mojo", "ru"));
});

test("a search heeds neither case nor accents", () => {
  expect(folded("Žolík ЁЛКА")).toBe("zolik елка");
  expect(found(page("momiji", "ru"), "желудь")).toEqual(found(page("momiji", "ru"), "ЖЁЛУДЬ"));
  expect(found(page("momiji", "ru"), "желудь")).toContain("MM-15");
  expect(found(page("momiji", "cs"), "zolik")).toEqual(found(page("momiji", "cs"), "Žolík"));
  expect(found(page("momiji", "cs"), "zolik")).toContain("MM-51");
});

test("a search finds clauses by number and by all of its words", () => {
  expect(found(page("mojo", "en"), "mj-6")).toEqual(["MJ-6"]);
  expect(found(page("mojo", "ru"), "колода пуста")).toContain("MJ-9");
  expect(found(page("mojo", "ru"), "пуста колода")).toEqual(
    found(page("mojo", "ru"), "колода пуста"),
  );
  expect(found(page("mojo", "cs"), "hromádka dračí")).toEqual([]);
});
