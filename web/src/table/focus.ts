// Somebody at a keyboard keeps their place: when what they were on is played and gone, they are
// where the next decision is.

const TARGETS = ".lit, [data-verb], .held, .possible";

/** What can be tapped now on the board, in order. */
export const targets = (board: ParentNode): HTMLElement[] =>
  [...board.querySelectorAll<HTMLElement>(TARGETS)].filter(
    (one) => one.ariaDisabled !== "true" && one.checkVisibility(),
  );

/** For a board: where focus would fall to the top of the page, it stays at the board. */
export function holdsFocus(board: HTMLElement) {
  let inside = false;
  let typed = false; // by keys and not by a pointer
  let decides = targets(board).length > 0;
  const note = (event: FocusEvent) => (inside = board.contains(event.target as Node));
  const key = () => (typed = true);
  const point = () => (typed = false);
  const changes = new MutationObserver(() => {
    const open = targets(board);
    const fresh = !decides && open.length > 0; // a new decision
    decides = open.length > 0;
    if (!inside) return;
    takeLost(board);
    const at = document.activeElement as HTMLElement;
    if (typed && (at === board || (fresh && !open.includes(at)))) open[0]?.focus();
  });
  document.addEventListener("focusin", note);
  document.addEventListener("keydown", key, true);
  document.addEventListener("pointerdown", point, true);
  changes.observe(board, {
    childList: true,
    subtree: true,
    attributeFilter: ["class", "aria-disabled"],
  });
  return {
    destroy(): void {
      document.removeEventListener("focusin", note);
      document.removeEventListener("keydown", key, true);
      document.removeEventListener("pointerdown", point, true);
      changes.disconnect();
    },
  };
}

/** Focus that is nowhere comes here. */
export function takeLost(element: HTMLElement): void {
  if (document.activeElement === document.body) element.focus({ preventScroll: true });
}
