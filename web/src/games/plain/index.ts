// Any game that brings no drawing of its own: its view, moves and words are enough.

import type { Face } from "../contract";
import Board from "./Board.svelte";
import { label, status } from "./speak";

export const face: Face = { Board, label, status };
