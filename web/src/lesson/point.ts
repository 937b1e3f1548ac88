// Lights what a lesson asks for, however often the board is drawn anew.

const SHOWN = "shown";

/** The things on the board that these words name: moves by their texts, places by their names. */
function named(words: readonly string[]): HTMLElement[] {
  return words.flatMap((word) => {
    const name = CSS.escape(word);
    const found = `.board [data-move="${name}"], .board [data-at="${name}"]`;
    return [...document.querySelectorAll<HTMLElement>(found)];
  });
}

function light(words: readonly string[]): void {
  const wanted = new Set(named(words));
  for (const old of document.querySelectorAll(`.${SHOWN}`))
    if (!wanted.has(old as HTMLElement)) old.classList.remove(SHOWN);
  for (const one of wanted) if (!one.classList.contains(SHOWN)) one.classList.add(SHOWN);
}

/** Point at things from now on; what is returned ends it. */
export function point(words: readonly string[]): () => void {
  light(words);
  const first = named(words).find((one) => one.checkVisibility());
  first?.scrollIntoView({ block: "nearest", inline: "nearest" });
  const again = new MutationObserver(() => light(words));
  const board = document.querySelector(".board");
  if (board)
    again.observe(board, {
      childList: true,
      subtree: true,
      attributeFilter: ["class", "data-move"],
    });
  return () => {
    again.disconnect();
    light([]);
  };
}
