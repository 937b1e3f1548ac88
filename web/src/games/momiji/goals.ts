// How I stand in Momiji, from what the view tells.

import type { Goal } from "../contract";
import type { MomijiView } from "$views/momiji";

export function goals(view: MomijiView, seat: number): Goal[] {
  const me = view.seats[seat];
  const own = view.objectives.filter(({ owner }) => owner === seat);
  return [
    {
      id: "momiji-web-goal-closed",
      have: me.row.filter(({ closed }) => closed).length,
      need: me.row.length,
    },
    {
      id: "momiji-web-goal-objectives",
      have: own.filter(({ leads }) => leads[seat]).length,
      need: own.length,
    },
    { id: "momiji-web-goal-acorns", have: me.acorns },
    { id: "momiji-web-goal-pairs", have: me.row.filter(({ paired }) => paired).length },
  ];
}
