// Times and spans as people of a language say them.

const STEPS = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
] as const;
const WEEK = 7 * 86400;

/** How long ago something was, or after a week its date. `at` and `now` are seconds since 1970. */
export function ago(at: number, language: string, now = Date.now() / 1000): string {
  const past = Math.max(0, now - at);
  if (past > WEEK)
    return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(at * 1000);
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const step = STEPS.find(([, seconds]) => past >= seconds);
  return step ? words.format(-Math.floor(past / step[1]), step[0]) : words.format(0, "minute");
}

/** A span of time in its largest whole unit. */
export function span(seconds: number, language: string): string {
  const step = STEPS.find(([, size]) => seconds >= size && seconds % size === 0);
  const [unit, size] = step ?? (["second", 1] as const);
  const format = { style: "unit", unit, unitDisplay: "long" } as const;
  return new Intl.NumberFormat(language, format).format(seconds / size);
}
