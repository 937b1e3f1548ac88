// How I stand in Mojo, from what the view tells.

import type { Goal } from "../contract";
import type { MojoView } from "$views/mojo";

export function goals(view: MojoView, seat: number): Goal[] {
  const me = view.seats[seat];
  const others = view.seats.filter((_, of) => of !== seat);
  return [
    { id: "mojo-web-goal-points", have: me.total },
    {
      id: "mojo-web-goal-behind",
      have: others.filter((other) => other.total > me.total).length,
      need: others.length,
    },
    { id: "mojo-web-goal-cards", have: me.cards },
  ];
}
