// How everybody stands in an objective, and alone in a condition, as far as the view tells.

import { readCard, type Card, type MomijiView, type Seat } from "./view";

const WARM = ["red", "orange", "yellow"];
const COOL = ["green", "purple", "brown"];

/** A seat's number for an objective; null where covered cards would have to be counted (MM-23). */
export function value(token: string, seat: Seat): number | null {
  const tops = seat.row.map((pile) => readCard(pile.top));
  if (token === "tops") return tops.reduce((sum, card) => sum + card.number, 0);
  if (token === "closed") return seat.row.filter((pile) => pile.closed).length;
  if (token === "acorns") return seat.acorns;
  if (token === "hand") return seat.cards;
  if (token === "variety") return seat.row.length + seat.landscapes.filter((land) => !land.used).length;
  if (token === "largest") return largest(seat);
  return seat.laid && counted(token, seat.laid.map(readCard));
}

function largest(seat: Seat): number | null {
  const sizes = seat.row.map((pile) => pile.cards);
  return sizes.some((size) => size === null) ? null : Math.max(0, ...sizes.map(Number));
}

function counted(token: string, laid: Card[]): number {
  if (token === "fewest") return laid.length;
  if (token === "zeros") return laid.filter((card) => card.number === 0).length;
  if (token === "warm") return laid.filter((card) => WARM.includes(card.type)).length;
  if (token === "cool") return laid.filter((card) => COOL.includes(card.type)).length;
  return laid.filter((card) => card.type === token).length;
}

/** Which values complete the objective now (MM-36). */
export function leading(token: string, values: (number | null)[]): boolean[] {
  const known = values.filter((n): n is number => n !== null);
  if (known.length < values.length) return values.map(() => false);
  const best = token === "fewest" ? Math.min(...known) : Math.max(...known);
  return values.map((n) => n === best && (token === "fewest" || best > 0));
}

export interface Condition {
  id: string; // of its sentence
  held: boolean | null; // null: only the count at the end tells
  have?: number;
  need?: number;
}

/** MM-66 to MM-68: the three conditions of a scenario, and how far they are met. */
export function conditions(view: MomijiView): Condition[] {
  const seat = view.seats[0];
  const found = view.scenario ? SCENARIOS[view.scenario](seat) : [];
  return found.map((one, i) => ({
    id: `momiji-web-${view.scenario}-${i + 1}`,
    ...one,
    held: view.conditions ? view.conditions[i] : one.held,
  }));
}

type Progress = Omit<Condition, "id">;

function reach(have: number, need: number): Progress {
  return { have, need, held: have >= need };
}

function worthy(seat: Seat, owned: boolean): number | null {
  const piles = seat.row.filter((pile) => !owned || seat.tokens.includes(readCard(pile.top).type));
  if (piles.some((pile) => pile.cards === null)) return null;
  return piles.filter((pile) => Number(pile.cards) * readCard(pile.top).number >= 10).length;
}

function worth(seat: Seat, owned: boolean): Progress {
  const have = worthy(seat, owned);
  return have === null ? { held: null } : reach(have, 3);
}

function centre(seat: Seat): Progress {
  const [left, middle, right] = seat.row.map((pile) => pile.cards);
  if (seat.row.length < 3) return { held: false };
  if (left === null || middle === null || right === null) return { held: null };
  return { held: middle > left && middle > right };
}

const SCENARIOS: Record<string, (seat: Seat) => Progress[]> = {
  wind: (seat) => [worth(seat, false), centre(seat), reach(seat.tokens.length, 3)],
  meditation: (seat) => [
    reach(seat.row.filter((pile) => readCard(pile.top).number > 0).length, 4),
    worth(seat, true),
    reach(seat.acorns, 10),
  ],
  equinox: (seat) => [
    reach(seat.row.filter((pile) => pile.closed).length, 3),
    reach(seat.acorns, 4),
    reach(seat.tokens.length, 3),
  ],
};
