// Seats stand round an oval in the order of turns: I am nearest, and who comes next sits at my left.

export interface Spot {
  x: number; // of the oval's half width, from the middle to the right
  y: number; // of its half height, downwards
}

/** A spot of the oval, by how much of the round lies between me and it. */
export function spot(share: number): Spot {
  const angle = 2 * Math.PI * (share + 0.25);
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

export const around = (of: number, seats: number, me: number): Spot =>
  spot(((of - me + seats) % seats) / seats);
