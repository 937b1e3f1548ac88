import type { Face, Say } from "../contract";
import Board from "./Board.svelte";
import Place from "./Place.svelte";
import { zone, type MojoView } from "./view";

function label(move: string, say: Say, view: MojoView): string {
  const [word, card, , pile] = move.split(" ");
  if (word === "draw") return say("mojo-web-draw", { cards: view.deck });
  if (word === "take") return say("mojo-web-take-top", { card: view.piles[1 - (view.pile ?? 0)].top });
  if (word === "turn") return say("mojo-web-turn", { card });
  const on = pile ? 1 : 0;
  const does = say(`mojo-web-${zone(Number(card), view.piles[on].top)}`);
  const lay = view.piles.length > 1 ? say("mojo-web-lay-on", { card, pile: on + 1 }) : say("mojo-web-lay", { card });
  return `${lay} ${does}`;
}

/** What was scored for good: of the others nobody can count the cards in hand. */
const points = (view: MojoView, of: number): number => view.seats[of].total;

function status(view: MojoView, seat: number | null, say: Say): string {
  if (view.seat === null) return say("mojo-phase-4");
  if (view.seat !== seat) return "";
  const phase = ["play", "chain", "draw", "turn up"].indexOf(view.phase);
  return say("web-your-turn-to", { what: `=mojo-phase-${phase}` });
}

export const face: Face<MojoView> = { Board, Place, points, fewest: true, label, status };
