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
  held: boolean | null; // null: covered cards decide it, and are not counted at the table (MM-23)
  have?: number;
  need?: number;
}

/** MM-64: the three conditions of a scenario, whether they hold, and how far off they are. */
export function conditions(view: MomijiView): Condition[] {
  if (!view.scenario || !view.conditions) return [];
  const ways = SCENARIOS[view.scenario];
  return view.conditions.map((held, i) => ({ id: `momiji-web-${view.scenario}-${i + 1}`, held, ...ways[i](view.seats[0]) }));
}

type Progress = Omit<Condition, "id" | "held">;

const tokens = (seat: Seat): Progress => ({ have: seat.tokens.length, need: 3 });
const acorns = (need: number) => (seat: Seat): Progress => ({ have: seat.acorns, need });
const unsaid = (): Progress => ({});

function worth(owned: boolean): (seat: Seat) => Progress {
  return (seat) => {
    const piles = seat.row.filter((pile) => !owned || seat.tokens.includes(readCard(pile.top).type));
    if (piles.some((pile) => pile.cards === null)) return {};
    return { have: piles.filter((pile) => Number(pile.cards) * readCard(pile.top).number >= 10).length, need: 3 };
  };
}

const SCENARIOS: Record<string, ((seat: Seat) => Progress)[]> = {
  wind: [worth(false), unsaid, tokens],
  meditation: [
    (seat) => ({ have: seat.row.filter((pile) => readCard(pile.top).number > 0).length, need: 4 }),
    worth(true),
    acorns(10),
  ],
  equinox: [(seat) => ({ have: seat.row.filter((pile) => pile.closed).length, need: 3 }), acorns(4), tokens],
};
