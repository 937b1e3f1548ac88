// Log, score, chat, moves and rules share one rail: beside the board where there is room, else over it.

import { backCloses } from "../parts/back";

export type Tab = "moves" | "log" | "score" | "chat" | "rules";

const roomy = matchMedia("(min-width: 80rem) and (min-height: 31.25rem)");

export class Rail {
  tab = $state<Tab>("log");
  open = $state(roomy.matches); // it folds away
  clause = $state("");

  help = (clause: string): void => {
    this.clause = clause;
    this.tab = "rules";
    this.open = true;
  };
  show = (wanted: Tab): void => {
    this.open = !(this.open && this.tab === wanted);
    this.tab = wanted;
    this.clause = "";
  };
  get looksAtChat(): boolean {
    return this.open && this.tab === "chat";
  }

  keys = (event: KeyboardEvent): void => {
    if (event.key === "Escape" && this.open && !roomy.matches) this.open = false;
  };
  /** Where it lies over the board, a phone's back button closes it. */
  closesByBack(): (() => void) | undefined {
    return this.open && !roomy.matches ? backCloses(() => (this.open = false)) : undefined;
  }
}
