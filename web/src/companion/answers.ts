// What the people at a real table have answered; the rules say what it comes to.

export type Answer =
  number | string | readonly Answers[] | Readonly<Record<string, number | string>>;
export type Answers = Readonly<Record<string, Answer>>;

export interface SheetAnswers {
  table: Answers;
  seats: readonly Answers[];
}

export const blank = (players: number): SheetAnswers => ({
  table: {},
  seats: Array.from({ length: players }, () => ({})),
});

/** Somebody more has room, and who does not play today keeps what was answered. */
export const fitted = (sheet: SheetAnswers, players: number): SheetAnswers => ({
  ...sheet,
  seats: [...sheet.seats, ...blank(Math.max(0, players - sheet.seats.length)).seats],
});

/** Answers with one of them changed; `undefined` takes it away. */
export function changed<T>(
  answers: Readonly<Record<string, T>>,
  key: string,
  answer: T | undefined,
): Readonly<Record<string, T>> {
  const rest = Object.fromEntries(Object.entries(answers).filter(([name]) => name !== key));
  return answer === undefined ? rest : { ...rest, [key]: answer };
}

/** What a tap makes of an answer: of the hand's values ("0", "0 double") the next, after the last none. */
export function afterTap(
  values: readonly string[],
  hand: string,
  answer: string | undefined,
): string | undefined {
  const family = values.filter((value) => value === hand || value.startsWith(`${hand} `));
  return family[answer === undefined ? 0 : family.indexOf(answer) + 1];
}

export const numbersIn = (answer: Answer | undefined): Readonly<Record<string, number>> =>
  answer && typeof answer === "object" && !Array.isArray(answer)
    ? (answer as Record<string, number>)
    : {};

export const placesIn = (answer: Answer | undefined): Readonly<Record<string, string>> =>
  answer && typeof answer === "object" && !Array.isArray(answer)
    ? (answer as Record<string, string>)
    : {};

export const rowsIn = (answer: Answer | undefined): readonly Answers[] =>
  Array.isArray(answer) ? (answer as readonly Answers[]) : [];
