/** Bring the next lit thing of a table into view and under the keyboard; where to go on from. */
export function showLit(table: Element, from: number, apart: Element): number {
  const lit = [...table.querySelectorAll<HTMLElement>(".lit")].filter((thing) => !apart.contains(thing));
  if (!lit.length) return 0;
  const thing = lit[from % lit.length];
  thing.scrollIntoView({ block: "center", inline: "nearest" });
  thing.focus({ preventScroll: true });
  return (from + 1) % lit.length;
}
