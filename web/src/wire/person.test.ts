import { afterEach, expect, test, vi } from "vitest";
import { Refused } from "./http";
import { another } from "./person.svelte";

afterEach(() => vi.unstubAllGlobals());

function answers(status: number, body: object): void {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(body), { status })));
}

test("a guest refused for haste is refused, not seated without a token", async () => {
  answers(429, { refusal: { id: "too-fast", clause: "", args: {}, text: "Too many requests." } });
  await expect(another("Boris")).rejects.toThrow(Refused);
});

test("another person at this device is known by a token", async () => {
  answers(200, { token: "secret", person: { id: "1", name: "Boris" } });
  expect(await another("Boris")).toEqual({ token: "secret", name: "Boris" });
});
