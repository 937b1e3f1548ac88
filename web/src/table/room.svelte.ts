// A table as this device has it: whose eyes look at it, what they see, and what is asked of them.

import type { LessonStep, Seat } from "$protocol";
import { load } from "../games";
import type { Face, Say } from "../games/contract";
import { Link } from "../wire/link.svelte";
import { here } from "../wire/person.svelte";
import { learn, say as plainly, sayer } from "../words.svelte";
import { Company } from "./company.svelte";

export class Room {
  readonly links: readonly Link[]; // one for me, and one for each other person at this device
  readonly say: Say = sayer(() => this.names);
  readonly company = new Company(
    () => this.link,
    () => this.table,
  );
  shown = $state(0); // whose eyes; -1: nobody's yet
  face = $state.raw<Face | null>(null);
  busy = $state(false); // a move is on its way

  readonly names = $derived.by(() => (this.table?.seats ?? []).map(calledName));
  readonly legal = $derived.by(() => (this.mine && !this.busy ? (this.now?.moves ?? []) : []));
  readonly status = $derived.by(() => this.sentence());

  constructor(readonly id: string) {
    this.links = [new Link(id), ...here(id).map((person) => new Link(id, person.token))];
    this.shown = this.links.length > 1 ? -1 : 0;
  }

  close(): void {
    for (const link of this.links) link.close();
  }

  get link(): Link {
    return this.links[Math.max(0, this.shown)];
  }
  get table() {
    return this.link.table ?? this.links[0].table;
  }
  get now() {
    return this.link.now;
  }
  get view() {
    return this.now?.view ?? null;
  }
  get seat(): number | null {
    return this.link.seat;
  }
  get mine(): boolean {
    return !!this.now && this.now.turn !== null && this.now.turn === this.seat;
  }
  get away(): boolean {
    return this.seat !== null && !!this.table?.seats[this.seat]?.away;
  }
  /** Somebody wants a move back, and I am asked. */
  get asked(): boolean {
    return this.seat !== null && !!this.now?.undo.waits_for.includes(this.seat);
  }
  get taught(): string {
    return this.now?.lesson ? this.spokenStep(this.now.lesson) : "";
  }

  /** Who is here and on turn; -1: nobody. */
  private get following(): number {
    return this.links.findIndex(({ seat }) => seat !== null && seat === this.now?.turn);
  }
  /** Whose hand comes next. */
  get behind(): number {
    return Math.max(0, this.following);
  }
  /** Does a curtain hang between two hands? */
  get curtain(): boolean {
    const seated = this.links.filter(({ seat }) => seat !== null);
    if (seated.length < 2 || this.table?.status !== "playing") return false;
    return this.shown < 0 || (this.following >= 0 && this.following !== this.shown);
  }

  private sentence(): string {
    const { now, view, face, seat, say } = this;
    if (!now || !view || !face) return "";
    if (now.turn === null) return say("game-is-over");
    const waits = this.table?.seats[now.turn]?.bot ? "web-waits-for-bot" : "web-waits-for";
    return face.status(view, seat, say) || say(waits, { seat: now.turn });
  }

  /** A step of a lesson in words: what the one before has done, and what to do now. */
  private spokenStep({ answer, say: next }: LessonStep): string {
    return [answer, next].map((said) => (said ? this.say(said.id, said.args) : "")).join(" ");
  }

  /** Fetch how the game is drawn, and its words. */
  async furnish(game: string): Promise<void> {
    const [found] = await Promise.all([load(game), learn(game)]);
    this.face = found;
  }
}

function calledName(who: Seat): string {
  if (who.bot && !who.away) return plainly(`web-bot-${who.seat + 1}`);
  return who.name || plainly("seat-name", { number: who.seat + 1 });
}
