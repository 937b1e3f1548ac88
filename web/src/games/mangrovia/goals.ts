// How I stand in Mangrovia, from what the view tells.

import type { Goal } from "../contract";
import type { MangroviaView } from "$views/mangrovia";

export function goals(view: MangroviaView, seat: number): Goal[] {
  const prizes = [...view.paths, view.special];
  const count = (place: "first" | "second") =>
    prizes.filter((prize) => prize[place].owner === seat).length;
  return [
    { id: "mangrovia-web-goal-first", have: count("first"), need: prizes.length },
    { id: "mangrovia-web-goal-second", have: count("second"), need: prizes.length },
    { id: "mangrovia-web-goal-stone", have: view.stone.points[seat] },
    { id: "mangrovia-web-goal-printed", have: view.seats[seat].printed },
    { id: "mangrovia-web-goal-huts", have: view.seats[seat].huts },
  ];
}
