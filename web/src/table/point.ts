// Lights what a lesson asks for or the coach means, however often the board is drawn anew.

type Light = "shown" | "pointed";

const all = (found: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`.board :is(${found})`),
];

/** The things on the board that a word names: a move by its text, a place by its name. What is not
    in view is stood for by the verb that leads there, or by the tab of its pane. */
function named(word: string): HTMLElement[] {
  const name = CSS.escape(word);
  const found = all(`[data-move="${name}"], [data-at="${name}"]`);
  if (found.some((one) => one.checkVisibility())) return found;
  const verbs = all("[data-leads]").filter((one) => one.dataset.leads?.split("|").includes(word));
  const panes = found.map((one) => one.closest<HTMLElement>("[data-behind]")?.dataset.behind ?? "");
  return [...found, ...verbs, ...panes.flatMap((pane) => all(`[data-at="${CSS.escape(pane)}"]`))];
}

/** Light the things that these words name, and no others. */
export function lightNamed(words: readonly string[], light: Light): void {
  const wanted = new Set(words.flatMap(named));
  for (const old of document.querySelectorAll(`.${light}`))
    if (!wanted.has(old as HTMLElement)) old.classList.remove(light);
  for (const one of wanted) if (!one.classList.contains(light)) one.classList.add(light);
}

/** Point at things from now on; what is returned ends it. */
export function point(words: readonly string[], light: Light): () => void {
  lightNamed(words, light);
  const first = words.flatMap(named).find((one) => one.checkVisibility());
  first?.scrollIntoView({ block: "nearest", inline: "nearest" });
  const again = new MutationObserver(() => lightNamed(words, light));
  const board = document.querySelector(".board");
  if (board)
    again.observe(board, {
      childList: true,
      subtree: true,
      attributeFilter: ["class", "data-move"],
    });
  return () => {
    again.disconnect();
    lightNamed([], light);
  };
}
