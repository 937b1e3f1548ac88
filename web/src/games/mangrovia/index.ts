import { isMangroviaView } from "$views/mangrovia";
import { faceOf } from "../face";
import Board from "./Board.svelte";
import { seen, tells } from "./known";
import { label, status } from "./moves";
import Place from "./Place.svelte";
import Sign from "./Sign.svelte";
import Small from "./Small.svelte";
import Spots from "./Spots.svelte";
import { goals } from "./goals";
import { sounds } from "./sounds";
import { travels } from "./travels";

export const face = faceOf(isMangroviaView, {
  Board,
  Place,
  seen,
  tells,
  pad: { Spots, Sign },
  goals,
  travels,
  sounds,
  small: { names: ["card", "start", "land", "amulet"], Picture: Small },
  label,
  status,
});
