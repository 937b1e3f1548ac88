import { expect, test } from "vitest";
import { ago, span } from "./when";

test("what was a moment, hours or weeks ago is told in the language", () => {
  const now = 1_800_000_000;
  expect(ago(now - 5, "en", now)).toBe("this minute");
  expect(ago(now - 7300, "en", now)).toBe("2 hours ago");
  expect(ago(now - 90_000, "ru", now)).toBe("вчера");
  expect(ago(now - 90 * 86400, "cs", now)).toMatch(/2026/);
});

test("a span is told in its largest whole unit", () => {
  expect(span(60, "en")).toBe("1 minute");
  expect(span(90, "en")).toBe("90 seconds");
  expect(span(600, "cs")).toBe("10 minut");
  expect(span(86400, "ru")).toBe("1 день");
});
