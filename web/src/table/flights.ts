// Things travel from whose they were to where they go. Places are found by their `data-at`.

export type Travel = readonly [from: string, to: string];

const quiet = matchMedia("(prefers-reduced-motion: reduce)");
const GHOST = 64; // px: a thing that flies is no larger

/** The element of a place that can be seen; my own seat is my tray. */
function find(at: string, me: number | null): HTMLElement | null {
  const tray = document.querySelector<HTMLElement>(".board > .tray");
  if (at === `seat ${me}` && tray) return tray;
  const all = document.querySelectorAll<HTMLElement>(`[data-at="${CSS.escape(at)}"]`);
  return [...all].find((one) => one.checkVisibility()) ?? null;
}

const middle = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** A copy of what lies at a place: its last picture, or the whole of a small thing. */
function copyOf(place: HTMLElement): HTMLElement {
  const drawn = [...place.querySelectorAll("svg")].filter((svg) => !svg.closest("svg svg"));
  const picture = drawn.at(-1) ?? place;
  const { width, height } = picture.getBoundingClientRect();
  const ghost = document.createElement("div");
  const copy = picture.cloneNode(true) as HTMLElement;
  copy.style.cssText = "width: 100%; height: 100%;";
  const scale = Math.min(1, GHOST / Math.max(width, height, 1));
  Object.assign(ghost.style, { width: `${width * scale}px`, height: `${height * scale}px` });
  ghost.className = "flying";
  ghost.inert = true;
  ghost.append(copy);
  return ghost;
}

/** Called before the table changes; what it returns, after: then things are on their way. */
export function depart(travels: readonly Travel[], me: number | null, ms: number): () => void {
  const leaving = travels.map(([from, to]) => {
    const place = find(from, me);
    const counted = from.startsWith("seat ") || to.startsWith("acorns "); // the picture is at the end
    const own = place && !counted ? copyOf(place) : null;
    return { start: place?.getBoundingClientRect(), ghost: own, from, to };
  });
  return () => {
    for (const { start, ghost, from, to } of leaving) {
      const place = find(to, me);
      if (!start || !place) continue;
      if (quiet.matches) glow([from, to], ms);
      else send(ghost ?? copyOf(place), start, place.getBoundingClientRect(), ms);
    }
  };
}

function send(ghost: HTMLElement, start: DOMRect, end: DOMRect, ms: number): void {
  const [a, b] = [middle(start), middle(end)];
  document.body.append(ghost);
  const at = ({ x, y }: { x: number; y: number }) =>
    `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  const way = [{ transform: at(a) }, { transform: at(b) }];
  const flight = ghost.animate(way, { duration: ms, easing: "ease-in-out" });
  flight.onfinish = () => ghost.remove();
  flight.oncancel = () => ghost.remove();
}

/** Both ends lit for a while, for people who want no motion. */
function glow(places: readonly string[], ms: number): void {
  light(places);
  setTimeout(() => light([]), ms);
}

/** Light the things that these moves are made with. */
export function lightMoves(moves: readonly string[]): void {
  light([]);
  for (const move of moves)
    for (const found of document.querySelectorAll(`.board [data-move="${CSS.escape(move)}"]`))
      found.classList.add("pointed");
}

/** Light these places and no others. */
export function light(places: readonly string[]): void {
  for (const old of document.querySelectorAll(".pointed")) old.classList.remove("pointed");
  for (const at of places)
    for (const found of document.querySelectorAll(`[data-at="${CSS.escape(at)}"]`))
      found.classList.add("pointed");
}
