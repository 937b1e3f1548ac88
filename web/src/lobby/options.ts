// The options of a table in words.

import type { GameInfo } from "$protocol";
import { has, say } from "../words.svelte";

export const optionId = (game: string, option: string): string =>
  `${game}-option-${option}`.replaceAll("_", "-");

export function optionTitle(game: string, option: string): string {
  const id = optionId(game, option);
  return has(id) ? say(id) : option.replaceAll("_", " ");
}

export function choiceWords(game: string, option: string, choice: unknown): string {
  const found = [
    `${optionId(game, option)}-${choice}`,
    `${game}-choice-${choice}`,
    `${game}-type-${choice}`,
  ].find(has);
  return found ? say(found) : String(choice);
}

/** What differs from a usual table, the number of players aside. */
export function described(game: GameInfo, options: Readonly<Record<string, unknown>>): string[] {
  return game.options
    .filter(({ name }) => name !== "players" && name in options)
    .filter((option) => JSON.stringify(options[option.name]) !== JSON.stringify(option.default))
    .map(({ name }) => told(game.name, name, options[name]));
}

function told(game: string, name: string, value: unknown): string {
  const title = optionTitle(game, name);
  if (value === true) return title;
  const choices = Array.isArray(value) ? value : [value];
  return `${title}: ${choices.map((choice) => choiceWords(game, name, choice)).join(", ")}`;
}
