// What happens is seen to happen: things fly, and on demand once more.

import type { Update } from "$protocol";
import { flight, look } from "../pace.svelte";
import { hear, ring } from "../sound/ears";
import { ending, heard } from "../sound/heard";
import { depart } from "./flights";
import { since } from "./lines";
import type { Room } from "./room.svelte";
import { ways } from "./shown";

const SLOW = 350; // ms of a flight that is shown again, at least
const READ = 900; // ms to read its sentence in, at least

export class Story {
  telling = $state(false);

  readonly missed = $derived.by(() =>
    since(this.room.link.log, this.room.seat).filter(
      ({ entry, events }) => entry.kind === "moved" && events.length,
    ),
  );

  constructor(
    private room: Room,
    private tell: (sentence: string) => void,
  ) {}

  /** Told of an update before it is shown. */
  stage = (update: Update): (() => void) => {
    this.sound(update);
    const { seat, now, face } = this.room;
    return depart(ways(update, now, face), seat, flight());
  };

  private sound({ entry, events, now }: Update): void {
    const { seat, face } = this.room;
    if (entry.kind === "moved") hear(heard(events, face?.sounds ?? {}, flight()));
    if (now?.outcome) ring(ending(now.outcome.winners, seat));
  }

  /** Show once more what happened since my last turn. */
  again = async (): Promise<void> => {
    if (this.telling) return;
    this.telling = true;
    for (const update of this.missed) {
      this.tell(update.events.map((event) => this.room.say(event.id, event.args)).join(" "));
      depart(ways(update, null, this.room.face), this.room.seat, Math.max(flight(), SLOW))();
      await new Promise((done) => setTimeout(done, Math.max(look(), READ)));
    }
    this.tell("");
    this.telling = false;
  };

  /** I have taken a step back: perhaps I want the whole turn. */
  get stepped(): boolean {
    const last = this.room.link.log.at(-1)?.entry;
    return last?.kind === "taken-back" && last.seat === this.room.seat;
  }

  /** Who invites to play again; -1: not known. */
  get invited(): number | null {
    const entry = this.room.link.log.find(({ entry }) => entry.kind === "rematch")?.entry;
    return entry?.kind === "rematch" ? (entry.seat ?? -1) : null;
  }
}
