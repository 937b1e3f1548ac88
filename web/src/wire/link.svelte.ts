// One seat's connection to a table. It comes back by itself, and misses and doubles nothing.

import type { AnySaying, AnyWish, Event, Now, Refusal, TableInfo, Update, Welcome } from "$protocol";
import { OFFLINE, Refused, get } from "./http";

const FIRST_WAIT = 250; // ms before the second try; doubled up to LONGEST_WAIT
const LONGEST_WAIT = 4000;

interface Pending {
  wish: AnyWish;
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
  failure = $state.raw<Refusal | null>(null); // why there is nothing to see here

  private socket: WebSocket | null = null;
  private pending = new Map<string, Pending>();
  private wait = FIRST_WAIT;
  private timer = 0;
  private closed = false;
  private greeted: (() => void)[] = []; // who waits for the next welcome
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
  reopen(): Promise<void> {
    this.log = [];
    this.socket?.close();
    return new Promise((done) => this.greeted.push(done));
  }

  private hurry = (): void => {
    if (!this.online && !this.closed && document.visibilityState === "visible") {
      clearTimeout(this.timer);
      this.wait = FIRST_WAIT;
      if (this.socket?.readyState !== WebSocket.CONNECTING) this.open();
    }
  };

  private open(): void {
    const address = new URL(`/api/tables/${this.id}/socket?after=${this.log.at(-1)?.seq ?? -1}`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address, this.token ? ["chabudai", `token.${this.token}`] : []);
    this.socket = socket;
    this.live = false;
    socket.onmessage = (message) => this.hear(JSON.parse(message.data as string) as AnySaying);
    socket.onclose = () => this.lost(socket);
  }

  private async lost(socket: WebSocket): Promise<void> {
    if (socket !== this.socket || this.closed) return;
    const never = !this.table;
    this.online = false;
    for (const [id, { wish, reject }] of this.pending)
      if (wish.type !== "move") {
        this.pending.delete(id);
        reject(new Refused(OFFLINE));
      }
    if (never && (await this.isGone())) return;
    this.timer = window.setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** A table that never opened may not exist; a server that does not answer may come back. */
  private async isGone(): Promise<boolean> {
    try {
      await get(`/tables/${this.id}`, this.token);
      return false;
    } catch (error) {
      const refusal = error instanceof Refused ? error.refusal : OFFLINE;
      if (refusal.id === "web-offline" || refusal.id === "server-stopping") return false;
      this.failure = refusal;
      return true;
    }
  }

  private hear(saying: AnySaying): void {
    switch (saying.type) {
      case "welcome": return this.welcomed(saying);
      case "missed": return this.note(saying.updates);
      case "current":
        if (saying.seq >= (this.log.at(-1)?.seq ?? -1)) this.show(saying.now, this.live ? this.last : []);
        this.live = true;
        return;
      case "update":
        this.note([saying]);
        if (saying.now) this.show(saying.now, saying.events);
        return;
      case "done": case "hinted": case "pong": return this.settle(saying.id, saying);
      case "refused": return this.settle(saying.id, saying);
      case "goodbye": return;
    }
  }

  private welcomed(saying: Welcome): void {
    this.table = saying.table;
    this.seat = saying.seat;
    this.player = saying.player;
    this.online = true;
    this.wait = FIRST_WAIT;
    for (const done of this.greeted.splice(0)) done();
    for (const { wish } of this.pending.values()) this.socket?.send(JSON.stringify(wish)); // once more, same id
  }

  private show(now: Now | null, events: readonly Event[]): void {
    this.now = now;
    this.last = events;
    this.told = Date.now();
    if (this.table && now) this.table = { ...this.table, status: now.outcome ? "over" : "playing" };
  }

  private note(updates: readonly Update[]): void {
    const known = this.log.at(-1)?.seq ?? -1;
    const fresh = updates.filter((update) => update.seq > known);
    this.log = [...this.log, ...fresh];
    for (const { entry } of fresh) {
      if (entry.kind === "sat") this.sit(entry.seat, entry.name, entry.player ?? "", entry.bot ?? "", false);
      if (entry.kind === "stood") this.sit(entry.seat, "", "", "", false);
      if (entry.kind === "back") this.sit(entry.seat, entry.name, entry.player, "", false);
      if (entry.kind === "away") {
        const left = this.table?.seats[entry.seat];
        this.sit(entry.seat, left?.name ?? "", left?.player ?? "", entry.bot, true);
      }
    }
  }

  private sit(seat: number, name: string, player: string, bot: string, away: boolean): void {
    if (!this.table) return;
    const seats = this.table.seats.map((other) => (other.seat === seat ? { seat, name, player, bot, away } : other));
    this.table = { ...this.table, seats };
    if (player && player === this.player) this.seat = seat;
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
    return new Promise((resolve, reject) => {
      if (!this.online && wish.type !== "move") return reject(new Refused(OFFLINE));
      this.pending.set(wish.id, { wish, resolve, reject });
      if (this.online) this.socket?.send(JSON.stringify(wish));
    });
  }
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

