import type { Face } from "../contract";
import Board from "./Board.svelte";
import { label, status } from "./moves";
import Place from "./Place.svelte";
import type { MomijiView } from "./view";

export const face: Face<MomijiView> = { Board, Place, asks: true, label, status };
