import { isMojoView, type MojoView } from "$views/mojo";
import type { Points, Say } from "../contract";
import { faceOf } from "../face";
import Board from "./Board.svelte";
import Place from "./Place.svelte";
import Small from "./Small.svelte";
import { goals } from "./goals";
import { sounds } from "./sounds";
import { travels } from "./travels";
import { zone } from "./zones";

function label(move: string, say: Say, view: MojoView): string {
  const [word, card, , pile] = move.split(" ");
  if (word === "draw") return say("mojo-web-draw", { cards: view.deck });
  if (word === "take")
    return say("mojo-web-take-top", { card: view.piles[1 - (view.pile ?? 0)].top });
  if (word === "turn") return say("mojo-web-turn", { card });
  const on = pile ? 1 : 0;
  const does = zone(Number(card), view.piles[on]);
  const lay =
    view.piles.length > 1
      ? say("mojo-web-lay-on", { card, pile: on + 1 })
      : say("mojo-web-lay", { card });
  return does ? `${lay} ${say(`mojo-web-${does}`)}` : lay;
}

/** What was scored for good: of the others nobody can count the cards in hand. */
const points = (view: MojoView, of: number): number => view.seats[of].total;

/** What the last round brought lies on what was there before it. */
function parts(view: MojoView, of: number): Record<string, number> {
  const { total, last_points: last } = view.seats[of];
  return { earlier: total - last, last, total };
}

/** The hand of the others is not known, and nobody's counts before the round ends. */
function known(view: MojoView, seat: number | null, of: number, score: Points): Points {
  const { total } = view.seats[of];
  return view.phase === "over" ? { total } : { cards: of === seat ? score.cards : null, total };
}

function status(view: MojoView, seat: number | null, say: Say): string {
  const phase = view.phase.replace(" ", "-");
  if (view.seat === null) return say(`mojo-phase-${phase}`);
  if (view.seat !== seat) return "";
  return say("web-your-turn-to", { what: `=mojo-phase-${phase}` });
}

export const face = faceOf(isMojoView, {
  Board,
  Place,
  goals,
  travels,
  sounds,
  small: { names: ["card"], Picture: Small },
  points,
  parts,
  known,
  flow: ({ direction }) => (direction < 0 ? -1 : 1),
  label,
  status,
});
