type Press = Pick<KeyboardEvent, "key" | "code">;

/** The key as the help shows it, also on a keyboard that writes other letters, and with capitals on. */
export function pressed({ key, code }: Press): string {
  const otherLetter = /^\p{L}$/u.test(key) && !/\p{Script=Latin}/u.test(key);
  return (otherLetter ? code.replace(/^Key/, "") : key).toLowerCase();
}
