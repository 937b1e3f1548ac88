// A seat is the same animal in the same colour everywhere: on its plate, in the log, in the scores.

export interface Mark {
  colour: string;
  ink: string; // that can be read on the colour
  face: string; // a head on a field of 40
  eyes: string; // cut out of it
}

const EYES = "M15 20.5a2 2 0 1 0 .01 0ZM25 20.5a2 2 0 1 0 .01 0Z";
const MARKS: Mark[] = [
  // fox
  { colour: "#c0392b", ink: "#fff", face: "M8 8L16 14H24L32 8V22L20 34L8 22Z", eyes: EYES },
  // owl
  {
    colour: "#2f5bb0",
    ink: "#fff",
    face: "M9 7L15 11H25L31 7V22A11 12 0 0 1 9 22Z",
    eyes: "M14.5 15a4 4 0 1 0 .01 0ZM25.5 15a4 4 0 1 0 .01 0ZM20 24L17.5 27H22.5Z",
  },
  // bear
  {
    colour: "#e0a011",
    ink: "#2b2622",
    face: "M11 8a5 5 0 0 1 4.5 3A14 14 0 0 1 24.5 11A5 5 0 1 1 31 17A12 12 0 1 1 9 17A5 5 0 0 1 11 8Z",
    eyes: `${EYES}M20 25a2.5 2 0 1 0 .01 0Z`,
  },
  // rabbit
  {
    colour: "#7d45a8",
    ink: "#fff",
    face: "M13 4Q17 5 17.5 15H22.5Q23 5 27 4Q30 9 26.5 17A10 9.5 0 1 1 13.5 17Q10 9 13 4Z",
    eyes: "M16 23a1.8 1.8 0 1 0 .01 0ZM24 23a1.8 1.8 0 1 0 .01 0Z",
  },
  // cat
  {
    colour: "#3a3c45",
    ink: "#fff",
    face: "M9 8L16 13Q20 12 24 13L31 8Q33 18 31 24A11.5 10 0 0 1 9 24Q7 18 9 8Z",
    eyes: `${EYES}M20 26L18 24H22Z`,
  },
  // frog
  {
    colour: "#2e7d4f",
    ink: "#fff",
    face: "M13 8A5 5 0 0 1 17.5 12H22.5A5 5 0 1 1 30 17Q35 22 32 27Q20 37 8 27Q5 22 10 17A5 5 0 0 1 13 8Z",
    eyes: "M13 11a2 2 0 1 0 .01 0ZM27 11a2 2 0 1 0 .01 0ZM12 25Q20 31 28 25Q20 28 12 25Z",
  },
  // crane
  {
    colour: "#147a85",
    ink: "#fff",
    face: "M14 8A9 9 0 0 1 25 15L37 18L25 21Q25 27 20 34H8Q14 26 11 18Q10 11 14 8Z",
    eyes: "M18 13.5a2 2 0 1 0 .01 0Z",
  },
  // carp
  {
    colour: "#b03a76",
    ink: "#fff",
    face: "M5 20Q14 8 26 15L35 9Q33 20 35 31L26 25Q14 32 5 20Z",
    eyes: "M13 16.5a2 2 0 1 0 .01 0Z",
  },
];

export const seatMark = (seat: number): Mark => MARKS[seat % MARKS.length];
