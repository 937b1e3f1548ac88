// Made by python -m chabudai.server.schema; do not edit.

/** What every view has, whatever the game. */
export interface View {
  /** the title */
  game: string;
  /** how many moves were made */
  move: number;
  /** how many seats there are */
  players: number;
  /** whose decision it is; null when the game is over */
  seat: number | null;
}
