import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnyWish } from "$protocol";
import { Link } from "./link.svelte";
import type { TableSocket } from "./transport";

const made: Line[] = [];

class Line implements TableSocket {
  onmessage: (text: string) => void = () => undefined;
  onclose: () => void = () => undefined;
  readonly opening = false;
  sent: AnyWish[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as AnyWish);
  }
  close(): void {
    setTimeout(() => this.onclose());
  }
  hears(saying: object): void {
    this.onmessage(JSON.stringify(saying));
  }
}

vi.mock("./http", async (original) => ({
  ...(await original<object>()),
  transportOf: () => ({ open: () => made[made.push(new Line()) - 1] }),
}));

vi.mock("../pace.svelte", () => ({ look: () => 0, pace: () => "instant" }));

const WELCOME = { type: "welcome", table: { id: "t", seats: [], moves: 0 }, seat: 0, player: "me" };

beforeEach(() => {
  made.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("document", { addEventListener: () => undefined });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function greeted(): Link {
  const link = new Link("t");
  made[0].hears(WELCOME);
  return link;
}

test("what is said while somebody sits down is heard once, by the new connection", async () => {
  const link = greeted();
  const early = link.ask({ type: "chat", text: "before" });
  const seated = link.reopen();
  const late = link.ask({ type: "chat", text: "meanwhile" });
  await vi.runAllTimersAsync();
  expect(made).toHaveLength(1); // the first answer is waited for
  made[0].hears({ type: "done", id: made[0].sent[0].id, seq: 1 });
  await early;
  await vi.runAllTimersAsync();
  expect(made).toHaveLength(2);
  made[1].hears(WELCOME);
  await seated;
  expect(made.map(({ sent }) => sent.map((wish) => "text" in wish && wish.text))).toEqual([
    ["before"],
    ["meanwhile"],
  ]);
  made[1].hears({ type: "done", id: made[1].sent[0].id, seq: 2 });
  await late;
});

test("a lost connection gives up what was said and keeps the move", async () => {
  const link = greeted();
  const said = expect(link.ask({ type: "chat", text: "hello" })).rejects.toThrow();
  void link.ask({ type: "move", move: "play 1" });
  made[0].onclose();
  await said;
  await vi.advanceTimersByTimeAsync(250);
  made[1].hears(WELCOME);
  expect(made[1].sent.map(({ type }) => type)).toEqual(["move"]);
});

test("the table knows how many moves it has, also after some were taken back", () => {
  const link = greeted();
  const told = { type: "update", at: 0, events: [], status: "playing", seats: null, now: null };
  const entries = [{ kind: "moved" }, { kind: "moved" }, { kind: "taken-back", to: 1 }];
  entries.forEach((entry, seq) => made[0].hears({ ...told, seq, entry: { seat: 0, ...entry } }));
  expect(link.table?.moves).toBe(1);
});
