import { isMomijiView, type MomijiView } from "$views/momiji";
import type { Points } from "../contract";
import { faceOf } from "../face";
import Board from "./Board.svelte";
import { label, status } from "./moves";
import Own from "./Own.svelte";
import Place from "./Place.svelte";
import Small from "./Small.svelte";
import { seen } from "./known";
import { goals } from "./goals";
import { sounds } from "./sounds";
import { travels } from "./travels";

/** Without what this table is not played with. */
function known(view: MomijiView, _: number | null, __: number, score: Points): Points {
  const played = (name: string) =>
    name.startsWith("condition") ? view.scenario : name !== "blue-token" || view.morning_dew;
  return Object.fromEntries(Object.entries(score).filter(([name]) => played(name)));
}

export const face = faceOf(isMomijiView, {
  Board,
  Own,
  Place,
  seen,
  goals,
  travels,
  sounds,
  known,
  small: { names: ["card", "type"], Picture: Small },
  label,
  status,
});
