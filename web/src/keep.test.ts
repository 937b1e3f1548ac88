import { beforeEach, expect, test, vi } from "vitest";
import { keptAs, keptList } from "./keep";
import { results } from "./companion/results";
import { progress } from "./study/progress";
import { studies } from "./study/shelf";
import { shelf } from "./wire/shelf";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  });
});
const BROKEN = ["", "{", "null", "5", '"x"', "[1, null, {}]", '{"solved": 5, "rating": "x"}'];

test.each(BROKEN)("what can't be used is as if nothing had been kept: %s", (text) => {
  for (const name of ["puzzles", "results", "shelf", "studies"])
    stored.set(`chabudai-${name}`, text);
  expect(progress()).toEqual({ rating: 1200, streak: 0, solved: [] });
  expect([results(), studies(), shelf()]).toEqual([[], [], []]);
});

test("of a list the rest stays", () => {
  stored.set("chabudai-some", '[{"id": "a", "at": 1}, {"id": 2}, null, {"id": "b", "at": 2}]');
  const found = keptList<{ id: string; at: number }>("some", { id: "", at: 0 });
  expect(found.map(({ id }) => id)).toEqual(["a", "b"]);
});

test("what was kept fits its example, down to what is in it", () => {
  stored.set("chabudai-one", '[{"table": {}, "seats": [{}, {"cards": {"0": 1}}]}]');
  const example = [{ table: {}, seats: [{}] }];
  expect(keptAs("one", example, null)?.[0].seats).toHaveLength(2);
  stored.set("chabudai-one", '[{"table": {}}]');
  expect(keptAs("one", example, null)).toBeNull();
});
