import { describe, expect, test } from "vitest";
import { bound } from "./bound";

const shown = (text: string, language: string) => bound(text, language).replaceAll("\u00a0", "~");
const files = import.meta.glob<string>(
  [
    "../words/*.ftl",
    "../../chabudai/words/*.ftl",
    "../../chabudai/games/*/words/*.ftl",
    "../../docs/rules/*/*.md",
  ],
  { eager: true, query: "?raw", import: "default" },
);

test.each([
  ["ru", "Лодка — это файл", "Лодка~— это файл"],
  ["ru", "И в саду, и у ворот", "И~в~саду, и~у~ворот"],
  ["ru", "(с картой) «к столу»", "(с~картой) «к~столу»"],
  ["ru", "Колода пуста", "Колода пуста"],
  ["cs", "V ruce a v balíčku", "V~ruce a~v~balíčku"],
  ["cs", "Stezka V1, body: 5 – Anna", "Stezka V1, body: 5~– Anna"],
  ["cs", "karta z balíčku, k molu, o stole", "karta z~balíčku, k~molu, o~stole"],
  ["cs", "už je tu", "už je tu"],
  ["cs", "šance 54 %.", "šance 54~%."],
  ["en", "A card – a pile", "A card – a pile"],
])("%s: %s", (language, text, expected) => {
  expect(shown(text, language)).toBe(expected);
});

test("a sentence inside a sentence is bound once", () => {
  expect(bound(bound("v ruce – a v balíčku", "cs"), "cs")).toBe(
    bound("v ruce – a v balíčku", "cs"),
  );
});

describe.each([
  ["ru", /.* [вкосу] \S.*/gi],
  ["cs", /.* [kosuvz] \S.*/g],
])("in %s", (language, hanging) => {
  const text = Object.entries(files)
    .filter(([path]) => path.includes(`/${language}`))
    .map(([, file]) => file)
    .join("\n");

  test("no dash begins a line and no short word ends one", () => {
    expect(bound(text, language).match(/.* [—–] .*/g)).toBeNull();
    expect(bound(text, language).match(hanging)).toBeNull();
  });

  test("files hold plain spaces, that people write", () => {
    expect(text).not.toContain("\u00a0");
  });
});
