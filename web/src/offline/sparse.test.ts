import { expect, test } from "vitest";
import { packed, unpacked } from "./sparse";

const PAGE = 4096;

test("a memory comes back as it was, without what was empty in it", async () => {
  const memory = new Uint8Array(20 * PAGE + 128);
  memory[3] = 7; // on the first page,
  memory.fill(9, 5 * PAGE + 1, 7 * PAGE + 1); // over three,
  memory[memory.length - 1] = 1; // and on the last, which is no whole one
  const kept = await packed(memory).arrayBuffer();
  expect(kept.byteLength).toBe(4 * (2 + 2 * 3) + 4 * PAGE + 128);
  expect(unpacked(kept)).toEqual(memory);
});

test("an empty memory is a length", async () => {
  const kept = await packed(new Uint8Array(PAGE)).arrayBuffer();
  expect(kept.byteLength).toBe(8);
  expect(unpacked(kept)).toEqual(new Uint8Array(PAGE));
});
