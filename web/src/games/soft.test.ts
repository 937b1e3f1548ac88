import { expect, test } from "vitest";
import { soft } from "./soft";

test("long words may break after a vowel, never after their first letter", () => {
  const shown = (text: string) => soft(text).replaceAll("\u00ad", "-");
  expect(shown("фиолетовый, оранжевый")).toBe("фио-ле-то-вый, оранже-вый");
  expect(shown("При выкладывании: одна карта")).toBe("При выкла-ды-ва-нии: одна карта");
  expect(shown("очередь")).toBe("очередь");
  expect(shown("landscape krajina")).toBe("landscape krajina");
});
