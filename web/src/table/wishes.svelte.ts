// What somebody may want of a table, and what it answers: a refusal, a word, a question first.

import type { Hinted, Reacted, Refusal } from "$protocol";
import { warning } from "../coach/warn";
import { keep } from "../keep";
import { go } from "../route.svelte";
import { likes } from "../settings.svelte";
import { post, refusalOf } from "../wire/http";
import { appear, myName } from "../wire/person.svelte";
import { saltFor } from "../wire/salt";
import { light } from "./flights";
import type { Room } from "./room.svelte";

export class Wishes {
  refusal = $state.raw<Refusal | null>(null);
  told = $state(""); // a word of the frame's own, such as a line of the chat
  costly = $state.raw<{ move: string; question: string } | null>(null);
  leaving = $state(false);
  advice = $state(0); // how much the coach tells; 0: nothing
  about = $state(""); // the move that I was about to make when I asked

  constructor(private room: Room) {}

  close = (): void => {
    light([]);
    this.refusal = null;
    this.told = "";
  };

  private async attempt(what: () => Promise<unknown>): Promise<void> {
    this.close();
    const refusal = await refusalOf(what);
    if (refusal) this.refusal = refusal;
  }
  private ask(...[wish]: Parameters<Room["link"]["ask"]>): void {
    void this.attempt(() => this.room.link.ask(wish));
  }

  move = (move: string, question = ""): void => {
    const { busy, now, table } = this.room;
    if (busy) return;
    if (question && !now?.lesson) this.costly = { move, question };
    else if (likes.warned && table?.settings.hints) void this.weigh(move);
    else void this.play(move);
  };
  /** Ask before a move that costs a lot. */
  private async weigh(move: string): Promise<void> {
    this.room.busy = true;
    const question = warning(await this.coach(0, move), this.room.say);
    this.room.busy = false;
    if (question) this.costly = { move, question };
    else await this.play(move);
  }
  play = async (move: string): Promise<void> => {
    this.costly = null;
    this.room.busy = true;
    await this.attempt(() => this.room.link.ask({ type: "move", move }));
    this.room.busy = false;
  };
  why = (move: string): void => this.ask({ type: "why", move });
  undo = (turn = false): void => this.ask({ type: "undo", turn });
  answer = (yes: boolean): void => this.ask({ type: "answer", yes });
  react = (reaction: Reacted["reaction"]): void => this.ask({ type: "react", reaction });
  back = (): void => this.ask({ type: "return" });
  replace = (seat: number): void => this.ask({ type: "replace", seat });
  fill = (bot: string): void =>
    void this.attempt(() => post(`/tables/${this.room.id}/bots`, { bot }));

  /** Each time a little more is told. */
  hint = (): void => {
    if (!this.room.mine || !this.room.table?.settings.hints) return;
    const held = document.activeElement?.closest<HTMLElement>(".board [data-move]");
    if (!this.advice) this.about = held?.dataset.move ?? "";
    this.advice = Math.min(this.advice + 1, 3);
  };
  coach = async (depth: number, move: string): Promise<Hinted | null> => {
    let found: Hinted | null = null;
    await this.attempt(async () => {
      const saying = await this.room.link.ask({ type: "hint", depth, move });
      if (saying.type === "hinted") found = saying;
    });
    return found;
  };

  chat = (text: string): void =>
    void this.attempt(async () => {
      if (!this.room.links[0].player) {
        await this.appear();
        await this.room.links[0].reopen();
      }
      await this.room.link.ask({ type: "chat", text });
    });

  private appear(name = myName()): Promise<unknown> {
    return appear(this.room.id, name || this.room.say("web-guest"));
  }
  private async sit(secret: string): Promise<void> {
    keep(`seat-${this.room.id}`, secret);
    await this.room.links[0].reopen();
  }
  claim = (secret: string): Promise<void> =>
    this.attempt(async () => {
      await this.appear();
      await post(`/tables/${this.room.id}/claim`, { secret });
      await this.sit(secret);
      go("table", this.room.id);
    });
  join = (seat: number, name: string): void =>
    void this.attempt(async () => {
      await this.appear(name);
      const wish = { seat, ...(await saltFor(this.room.id)) };
      const made = await post<{ secret: string }>(`/tables/${this.room.id}/join`, wish);
      await this.sit(made.secret);
    });
  leave = (): void =>
    void this.attempt(async () => {
      this.leaving = false;
      await this.room.link.ask({ type: "leave" });
      if (this.room.table?.status === "waiting") go();
    });
}
