// One seat's connection to a table. It comes back by itself, and misses and doubles nothing.

import type {
  AnySaying,
  AnyWish,
  Current,
  Event,
  Hurried,
  Now,
  Present,
  Reacted,
  Refusal,
  Seat,
  TableInfo,
  Update,
  Welcome,
} from "$protocol";
import { tick } from "svelte";
import { look, pace } from "../pace.svelte";
import { OFFLINE, Refused, get, transportOf } from "./http";
import { without } from "./redacted";
import { hex, newSalt, saltOf } from "./salt";
import { shelve } from "./shelf";
import { isHere, type TableSocket } from "./transport";

const FIRST_WAIT = 250; // ms before the second try; doubled up to LONGEST_WAIT
const LONGEST_WAIT = 4000;

interface Pending {
  wish: AnyWish;
  answer: Promise<AnySaying>;
  resolve: (saying: AnySaying) => void;
  reject: (error: Refused) => void;
}

type Plain<W> = W extends unknown ? Omit<W, "id"> : never;

export class Link {
  table = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  player = $state("");
  now = $state.raw<Now | null>(null);
  log = $state.raw<readonly Update[]>([]);
  last = $state.raw<readonly Event[]>([]); // what led to `now`
  told = $state(0); // when `now` arrived, for clocks
  online = $state(false);
  away = $state(false); // nobody has answered yet
  failure = $state.raw<Refusal | null>(null); // why there is nothing to see here
  hurried = $state.raw<Hurried | null>(null); // bots think less than they should on this device
  trouble = $state.raw<Refusal | null>(null); // what nobody asked for went wrong
  halted = $state(false); // a move was shown, and the next one waits to be asked for
  present = $state.raw<Present | null>(null); // who is connected
  reacted: ((told: Reacted) => void) | null = null; // somebody throws in a quick reaction
  /** Told of an update before it is shown; what it returns is called when the table has changed. */
  staging: ((update: Update) => () => void) | null = null;

  private socket: TableSocket | null = null;
  private pending = new Map<string, Pending>();
  private wait = FIRST_WAIT;
  private timer = 0;
  private closed = false;
  private reopening = false; // what is asked for now waits for the welcome
  private greeted: (() => void)[] = []; // who waits for the next welcome
  private coming: Update[] = []; // heard of, not shown yet
  private showing = false;
  private goOn: (() => void) | null = null;
  private through = -1; // the log is whole up to this number
  private live = false; // have we caught up, so that what comes is news?

  constructor(
    readonly id: string,
    readonly token = "",
  ) {
    this.open();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  /** Sit down anew: the same connection under another name. Done when the table has greeted it. */
  async reopen(): Promise<void> {
    this.reopening = true;
    await Promise.allSettled([...this.pending.values()].map(({ answer }) => answer));
    this.log = [];
    this.through = -1;
    this.socket?.close();
    return new Promise((done) => this.greeted.push(done));
  }

  private hurry = (): void => {
    if (!this.online && !this.closed && document.visibilityState === "visible") {
      clearTimeout(this.timer);
      this.wait = FIRST_WAIT;
      if (!this.socket?.opening) this.open();
    }
  };

  private open(): void {
    const socket = transportOf(this.id).open(this.id, this.through, this.token);
    this.socket = socket;
    this.live = false;
    socket.onmessage = (text) => this.hear(JSON.parse(text) as AnySaying);
    socket.onclose = () => void this.lost(socket);
  }

  private async lost(socket: TableSocket): Promise<void> {
    if (socket !== this.socket || this.closed) return;
    const never = !this.table;
    this.present = null;
    this.online = false;
    if (!this.reopening) this.giveUp();
    if (never && (await this.isGone())) return;
    this.timer = window.setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private giveUp(): void {
    for (const [id, { wish, reject }] of this.pending)
      if (wish.type !== "move") {
        this.pending.delete(id);
        reject(new Refused(OFFLINE));
      }
  }

  /** A table that never opened may not exist; a server that does not answer may come back. */
  private async isGone(): Promise<boolean> {
    try {
      await get(`/tables/${this.id}`, this.token);
      return false;
    } catch (error) {
      const refusal = error instanceof Refused ? error.refusal : OFFLINE;
      if (refusal.id === "web-offline" || refusal.id === "server-stopping") {
        this.away = true;
        return false;
      }
      this.failure = refusal;
      return true;
    }
  }

  private hear(saying: AnySaying): void {
    switch (saying.type) {
      case "welcome":
        this.showAll();
        return this.welcomed(saying);
      case "missed":
        this.note(saying.updates);
        if (saying.more)
          void this.ask({ type: "resume", after: this.through }).catch(() => undefined);
        return;
      case "current":
        return this.stands(saying);
      case "update":
        this.coming.push(saying);
        void this.showNext();
        return;
      case "done":
      case "hinted":
      case "pong":
        return this.settle(saying.id, saying);
      case "refused":
        if (!saying.id) this.trouble = saying.refusal;
        return this.settle(saying.id, saying);
      case "present":
        this.present = saying;
        return;
      case "reacted":
        this.reacted?.(saying);
        return;
      case "hurried":
        this.hurried = saying;
        return;
      case "goodbye":
        return;
    }
  }

  /** One move after the other, each long enough to be seen. */
  private async showNext(): Promise<void> {
    if (this.showing) return;
    this.showing = true;
    for (let update; (update = this.coming.shift());) {
      await this.play(update);
      if (this.isWorthALook(update)) await this.rest(this.isTheirs(update));
    }
    this.showing = false;
  }

  private async play(update: Update): Promise<void> {
    const arrive = this.live ? this.staging?.(update) : undefined;
    this.take(update);
    if (!arrive) return;
    await tick();
    arrive();
  }

  private isTheirs({ entry }: Update): boolean {
    return entry.kind === "moved" && entry.seat !== this.seat;
  }

  /** Others' moves are, and mine before theirs; nobody waits whose clock runs or who looks elsewhere. */
  private isWorthALook(update: Update): boolean {
    const { entry, now } = update;
    const seen = entry.kind === "moved" && (this.isTheirs(update) || now?.turn !== this.seat);
    return seen && !now?.outcome && !now?.clock && !document.hidden && pace() !== "instant";
  }

  private rest(theirs: boolean): Promise<void> {
    const done = new Promise<void>((resolve) => (this.goOn = resolve));
    this.halted = theirs && pace() === "step";
    if (!this.halted) setTimeout(() => this.proceed(), look());
    return done;
  }

  /** Show what comes next. */
  proceed(): void {
    this.halted = false;
    this.goOn?.();
    this.goOn = null;
  }

  /** Everything at once: there is no telling the story of what was missed. */
  private showAll(): void {
    for (const update of this.coming.splice(0)) this.take(update);
    this.proceed();
  }

  private take(update: Update): void {
    this.note([update]);
    this.count(update.entry);
    this.sit(update.status, update.seats);
    if (update.now) this.show(update.now, update.events);
  }

  private welcomed(saying: Welcome): void {
    this.table = saying.table;
    this.seat = saying.seat;
    this.player = saying.player;
    this.online = true;
    this.away = false;
    this.reopening = false;
    this.wait = FIRST_WAIT;
    for (const done of this.greeted.splice(0)) done();
    for (const { wish } of this.pending.values()) this.socket?.send(JSON.stringify(wish)); // once more, same id
  }

  private stands(saying: Current): void {
    this.showAll();
    if (saying.seq >= (this.log.at(-1)?.seq ?? -1)) {
      this.sit(saying.status, saying.seats);
      this.show(saying.now, this.live ? this.last : []);
    }
    this.live = true;
  }

  private show(now: Now | null, events: readonly Event[]): void {
    this.now = now;
    this.last = events;
    this.told = Date.now();
    this.shelve();
  }

  private shelve(): void {
    const { table, now } = this;
    if (!table || !isHere(this.id) || this.token) return;
    const turn = now?.turn != null && !table.seats[now.turn].bot;
    shelve(table, this.seat, turn);
  }

  private note(updates: readonly Update[]): void {
    const known = new Set(this.log.map((update) => update.seq));
    const fresh = updates.filter((update) => !known.has(update.seq));
    const whole = [...this.log, ...fresh].sort((one, other) => one.seq - other.seq);
    this.log = fresh.some(({ entry }) => entry.kind === "redacted") ? without(whole) : whole;
    while (this.log[this.through + 1]?.seq === this.through + 1) this.through++;
  }

  private count(entry: Update["entry"]): void {
    if (!this.table) return;
    const { moves } = this.table;
    if (entry.kind === "moved") this.table = { ...this.table, moves: moves + 1 };
    if (entry.kind === "taken-back") this.table = { ...this.table, moves: entry.to };
  }

  private sit(status: TableInfo["status"], seats: Seat[] | null): void {
    if (!this.table) return;
    this.table = { ...this.table, status, seats: seats ?? this.table.seats };
    const mine = this.table.seats.find((who) => this.player && who.player === this.player);
    this.seat = mine?.seat ?? null;
    if (mine && status === "waiting")
      void this.giveSalt(mine, this.table.seats).catch(() => undefined);
  }

  /** My part in the deal, when it is asked for: nobody has to think of it. */
  private async giveSalt(mine: Seat, seats: readonly Seat[]): Promise<void> {
    if (mine.salt === "due") {
      const made = await newSalt();
      if ("salt_hash" in made) await this.ask({ type: "salt", hash: made.salt_hash });
    } else if (mine.salt === "committed" && seats.every((who) => who.name && who.salt !== "due")) {
      const salt = saltOf(this.myHash(mine.seat));
      if (salt) await this.ask({ type: "salt", salt });
    }
  }

  private myHash(seat: number): string {
    const given = this.log.findLast(
      ({ entry }) => (entry.kind === "sat" || entry.kind === "salted") && entry.seat === seat,
    );
    return given && "hash" in given.entry ? given.entry.hash : "";
  }

  private settle(id: string, saying: AnySaying): void {
    const found = this.pending.get(id);
    this.pending.delete(id);
    if (saying.type === "refused") found?.reject(new Refused(saying.refusal));
    else found?.resolve(saying);
  }

  /** Ask the table for something; a refusal is thrown. A move survives a lost connection. */
  ask(plain: Plain<AnyWish>): Promise<AnySaying> {
    const wish = { ...plain, id: newId() } as AnyWish;
    if (!this.online && !this.reopening && wish.type !== "move")
      return Promise.reject(new Refused(OFFLINE));
    let settled!: Pick<Pending, "resolve" | "reject">;
    const answer = new Promise<AnySaying>((resolve, reject) => (settled = { resolve, reject }));
    this.pending.set(wish.id, { wish, answer, ...settled });
    if (this.online && !this.reopening) this.socket?.send(JSON.stringify(wish));
    return answer;
  }
}

function newId(): string {
  return hex(crypto.getRandomValues(new Uint8Array(12)));
}
