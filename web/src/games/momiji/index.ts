import { isMomijiView } from "$views/momiji";
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

export const face = faceOf(isMomijiView, {
  Board,
  Own,
  Place,
  seen,
  goals,
  travels,
  sounds,
  small: { names: ["card", "type"], Picture: Small },
  label,
  status,
});
