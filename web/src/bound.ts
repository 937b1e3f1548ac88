// Spaces at which a line may not break in Russian and Czech: before a dash or a percent sign, after a
// word of one letter.

const SHORT: Record<string, RegExp> = { ru: /[авикосу] (?=\S)/gi, cs: /[aikosuvz] (?=\S)/gi };
const BEFORE = /[\s(«„]/;
const HELD = "\u00a0";

/** The text with its short words held to what follows them, as printers of that language do. */
export function bound(text: string, language: string): string {
  const short = SHORT[language];
  if (!short) return text;
  const begins = (at: number) => at === 0 || BEFORE.test(text[at - 1]);
  return text
    .replace(short, (found, at: number) => (begins(at) ? found[0] + HELD : found))
    .replace(/ (?=%|[—–](\s|$))/g, HELD);
}
