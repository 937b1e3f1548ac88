// Which sounds a moment makes: what travels has its own, and so have my turn and the end.

export const SOUNDS = ["lay", "draw", "wood", "boat", "acorn", "turn", "win", "end"] as const;
export type Sound = (typeof SOUNDS)[number];

/** Which sound an event of a game makes, by its id; others are silent. Acorns stand for all small things. */
export type Sounds = Readonly<Record<string, Sound>>;

/** A sound, and how many ms after the moment has begun. */
export interface Heard {
  readonly sound: Sound;
  readonly after: number;
}

const open = (id: string): string => id.replace(/-hidden$/, ""); // what is hidden sounds as it would
const MOST = 4; // sounds of one moment
const APART = 80; // ms between two of them

/** Of these events, one after the other; what is taken sounds as it leaves, all else as it lands. */
export function heard(
  events: readonly { readonly id: string }[],
  sounds: Sounds,
  flight: number,
): Heard[] {
  const made = events.flatMap(({ id }) => sounds[open(id)] ?? []).slice(0, MOST);
  return made.map((sound, at) => ({ sound, after: at * APART + (sound === "draw" ? 0 : flight) }));
}

/** How the game's last moment sounds to me; who only looks on hears it end. */
export const ending = (winners: readonly number[], seat: number | null): Sound =>
  seat !== null && winners.includes(seat) ? "win" : "end";
