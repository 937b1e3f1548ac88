// The cards of a hand that everybody has seen: taken from the garden, and not laid yet.

import type { Say, Seen } from "../contract";
import type { MomijiView } from "$views/momiji";

export const seen = (view: MomijiView, of: number, say: Say): Seen[] =>
  view.seats[of].known.map((code) => ({
    name: "card",
    value: code,
    words: say(`momiji-card-${code}`),
  }));
