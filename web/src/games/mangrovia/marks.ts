// Seats are told apart by the roof of their huts, a sign and a colour.

import type { Owner } from "$views/mangrovia";

export interface Mark {
  colour: string;
  deep: string;
  roof: string; // over a wall from -15 to 15, its eaves at 0
  sign: string; // on wall and bowl, around 0 0, within 7
}

const TABLE: Mark[] = [
  { colour: "#c0392b", deep: "#6e1a11", roof: "M-24 2L0-26L24 2Z", sign: "M-6 5L0-6L6 5Z" },
  {
    colour: "#2f5bb0",
    deep: "#16306b",
    roof: "M-24 2C-22-20-10-26 0-26C10-26 22-20 24 2Z",
    sign: "M-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z",
  },
  { colour: "#e0a011", deep: "#6f4c00", roof: "M-25 2L-16-22H16L25 2Z", sign: "M-5-5H5V5H-5Z" },
  {
    colour: "#7d45a8",
    deep: "#452163",
    roof: "M-25 2Q-12-2-13-9Q-6-13 0-27Q6-13 13-9Q12-2 25 2Z",
    sign: "M0-7L7 0L0 7L-7 0Z",
  },
  {
    colour: "#3a3c45",
    deep: "#101114",
    roof: "M-24 2L-18-12H-7L-7-25H7L7-12H18L24 2Z",
    sign: "M-2-6H2V-2H6V2H2V6H-2V2H-6V-2H-2Z",
  },
];
const NEUTRAL: Mark = {
  colour: "#9a958c",
  deep: "#55514b",
  roof: "M-22 2V-12H22V2Z",
  sign: "M-6-1.5H6V1.5H-6Z",
};

export function mark(owner: Owner): Mark {
  return typeof owner === "number" ? TABLE[owner] : NEUTRAL;
}
