// How long an evening is. Decisions of a whole game at the usual number of seats, counted over
// games of the rule-of-thumb bots, at eight seconds each: all of them with people, mine with bots.

const DECISIONS: Record<string, { seats: number; moves: number }> = {
  mojo: { seats: 4, moves: 115 },
  momiji: { seats: 2, moves: 130 },
  mangrovia: { seats: 4, moves: 230 },
};
const SECONDS = 8;

/** How many minutes a game takes; null where nobody has counted. */
export function minutes(game: string): { people: number; bots: number } | null {
  if (!(game in DECISIONS)) return null;
  const { seats, moves } = DECISIONS[game];
  const round = (seconds: number) => Math.max(5, 5 * Math.round(seconds / 300));
  return { people: round(moves * SECONDS), bots: round((moves * SECONDS) / seats + moves * 0.4) };
}
