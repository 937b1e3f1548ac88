import type { Face } from "../contract";
import Board from "./Board.svelte";
import { tells } from "./known";
import { label, status } from "./moves";
import Place from "./Place.svelte";
import type { MangroviaView } from "./view";

export const face: Face<MangroviaView> = { Board, Place, tells, asks: true, label, status };
