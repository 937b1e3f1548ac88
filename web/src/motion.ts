/** How long a movement takes, in ms: nothing for people who want none. */
export function quick(): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 200;
}
