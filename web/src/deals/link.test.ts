import { expect, test } from "vitest";
import { pack, unpack } from "./link";

test("a game comes out of its link as it went in", async () => {
  const text = JSON.stringify({ name: "Žofie", moves: Array(400).fill("play 9") });
  const packed = await pack(text);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(packed.length).toBeLessThan(400);
  expect(await unpack(packed)).toBe(text);
});
