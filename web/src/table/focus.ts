// Somebody at a keyboard keeps their place when what they were on is played and gone.

/** For a board: where focus would fall to the top of the page, it stays at the board. */
export function holdsFocus(board: HTMLElement) {
  let inside = false;
  const note = (event: FocusEvent) => (inside = board.contains(event.target as Node));
  const changes = new MutationObserver(() => inside && takeLost(board));
  document.addEventListener("focusin", note);
  changes.observe(board, { childList: true, subtree: true });
  return {
    destroy(): void {
      document.removeEventListener("focusin", note);
      changes.disconnect();
    },
  };
}

/** Focus that is nowhere comes here. */
export function takeLost(element: HTMLElement): void {
  if (document.activeElement === document.body) element.focus({ preventScroll: true });
}
