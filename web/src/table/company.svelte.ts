// The company at a table: who is connected, what they throw in, and what of the chat is news to me.

import type { Reacted, TableInfo, Update } from "$protocol";
import { heard, isBlocked, isMuted } from "../company/manners.svelte";
import type { Link } from "../wire/link.svelte";

const SHOWN = 4000; // ms for which a reaction is seen

export class Company {
  reactions = $state.raw<readonly (Reacted & { key: number })[]>([]);
  read = $state(-1); // the last line of the chat that was seen
  private through = -2; // up to which line news was told; -2: what was said before I came is none
  private count = 0;

  constructor(
    private link: () => Link,
    private table: () => TableInfo | null,
  ) {}

  get said(): readonly Update[] {
    return heard(this.link().log, this.table()?.seats ?? []);
  }

  get unread(): number {
    const { id = "" } = this.table() ?? {};
    return isMuted(id) ? 0 : this.said.filter(({ seq }) => seq > this.read).length;
  }

  /** Is the person of a seat connected? Before that is told, everybody counts as here. */
  isHere(seat: number): boolean {
    return this.link().present?.seats.includes(seat) ?? true;
  }

  look(): void {
    this.read = this.said.at(-1)?.seq ?? this.read;
  }

  /** The line to show as a preview, if there is one that I have not been told of. */
  news(looking: boolean): string {
    const last = this.said.at(-1);
    const fresh = this.through > -2 && last && last.seq > this.through ? last.entry : null;
    if (this.through === -2) this.read = last?.seq ?? -1;
    this.through = last?.seq ?? -1;
    if (fresh?.kind !== "said" || looking || isMuted(this.table()?.id ?? "")) return "";
    return fresh.seat === this.link().seat && fresh.seat !== null
      ? ""
      : `${fresh.name}: ${fresh.text}`;
  }

  reacted(told: Reacted): void {
    const table = this.table();
    if (!table || isMuted(table.id) || isBlocked(table.seats[told.seat]?.player ?? "")) return;
    const key = this.count++;
    const others = this.reactions.filter(({ seat }) => seat !== told.seat);
    this.reactions = [...others, { ...told, key }];
    setTimeout(() => {
      this.reactions = this.reactions.filter((one) => one.key !== key);
    }, SHOWN);
  }
}
