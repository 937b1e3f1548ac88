/**
 * Long Russian words with soft hyphens between a vowel and a syllable after it. Columns on a phone are narrower than
 * such words, and a browser without a Russian dictionary would break them at any letter.
 */
export function soft(text: string): string {
  return text.replace(
    /[а-яё]{8,}/gi,
    (word) =>
      word[0] +
      word.slice(1).replace(/[аеёиоуыэюя](?=[бвгджзклмнпрстфхцчшщ][аеёиоуыэюя])/gi, "$&\u00ad"),
  );
}
