// Things travel from whose they were to where they go. Places are found by their `data-at`, what
// lies there by `data-thing`; what is not in view is stood for by what it is behind (`data-behind`).

type Picture = HTMLElement | SVGElement;
export type Travel = readonly [from: string, to: string, points?: string];

const quiet = matchMedia("(prefers-reduced-motion: reduce)");
const GHOST = 64; // px: a thing that flies is no larger
const APART = 80; // ms between things of one move
const GLOW = 900; // ms that both ends are lit, at least
const SVG = "http://www.w3.org/2000/svg";

const marked = (at: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[data-at="${CSS.escape(at)}"]`),
];

/** The element of a place that can be seen; my own seat is my tray. */
function find(at: string, me: number | null): HTMLElement | null {
  const tray = document.querySelector<HTMLElement>(".board > .tray");
  if (at === `seat ${me}` && tray) return tray;
  const all = marked(at);
  const behind = all.map((one) => one.closest<HTMLElement>("[data-behind]")?.dataset.behind ?? "");
  const seen = [...all, ...behind.flatMap((other) => (other ? marked(other) : []))];
  return seen.find((one) => one.checkVisibility()) ?? null;
}

const middle = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** What is to be seen at a place: a thing of its own, else its last picture, else all of a small one. */
function pictureOf(place: Element): Element {
  const seen = (all: NodeListOf<Element>) => [...all].filter((one) => one.checkVisibility());
  const drawn = seen(place.querySelectorAll("svg")).filter((svg) => !svg.closest("svg svg"));
  return seen(place.querySelectorAll("[data-thing]")).at(-1) ?? drawn.at(-1) ?? place;
}

/** A part of a drawing can't stand alone: it gets a drawing of its own. */
function alone(picture: Element): Picture {
  const copy = picture.cloneNode(true) as Picture;
  if (!(picture instanceof SVGGraphicsElement) || picture instanceof SVGSVGElement) return copy;
  const { x, y, width, height } = picture.getBBox();
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  copy.removeAttribute("transform");
  svg.append(copy);
  return svg;
}

function ghost(inner: Picture | string, width: number, height: number): HTMLElement {
  const made = document.createElement("div");
  const scale = Math.min(1, GHOST / Math.max(width, height, 1));
  made.className = "flying";
  made.inert = true;
  if (typeof inner === "string") made.classList.add("points");
  else {
    inner.style.cssText = "width: 100%; height: 100%;";
    Object.assign(made.style, { width: `${width * scale}px`, height: `${height * scale}px` });
  }
  made.append(inner);
  return made;
}

function copyOf(place: Element): HTMLElement {
  const picture = pictureOf(place);
  const { width, height } = picture.getBoundingClientRect();
  return ghost(alone(picture), width, height);
}

/** Of these the picture is where the thing arrives: a plate shows no thing, a left pier no boat. */
const isBare = (from: string, to: string): boolean =>
  from.startsWith("seat ") || from.startsWith("pier ") || to.startsWith("acorns ");

/** Called before the table changes; what it returns, after: then things are on their way. */
export function depart(travels: readonly Travel[], me: number | null, ms: number): () => void {
  const leaving = travels.map(([from, to, points]) => {
    const place = find(from, me);
    const own = points ? ghost(points, 0, 0) : place && !isBare(from, to) ? copyOf(place) : null;
    return { start: place?.getBoundingClientRect(), own, from, to };
  });
  return () => {
    if (quiet.matches)
      glow(travels.flatMap(([from, to]) => [from, to]), Math.max(ms, GLOW)); // prettier-ignore
    else if (ms)
      leaving.forEach(({ start, own, from, to }, at) => {
        const place = find(to, me);
        if (!start || !place) return;
        const flying = own ?? copyOf(place);
        Object.assign(flying.dataset, { from, to });
        send(flying, start, place.getBoundingClientRect(), ms, Math.min(at, 3) * APART);
      });
  };
}

function send(flying: HTMLElement, start: DOMRect, end: DOMRect, ms: number, delay: number): void {
  const [a, b] = [middle(start), middle(end)];
  document.body.append(flying);
  const at = ({ x, y }: { x: number; y: number }) =>
    `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  const way = [{ transform: at(a) }, { transform: at(b) }];
  const timing = { duration: ms, delay, easing: "ease-in-out", fill: "backwards" } as const;
  const flight = flying.animate(way, timing);
  flight.onfinish = () => flying.remove();
  flight.oncancel = () => flying.remove();
}

/** Both ends lit for a while, for people who want no motion. */
function glow(places: readonly string[], ms: number): void {
  const lit = places.flatMap(marked);
  for (const one of lit) one.classList.add("pointed");
  setTimeout(() => lit.forEach((one) => one.classList.remove("pointed")), ms);
}

/** Light these places and no others. */
export function light(places: readonly string[]): void {
  for (const old of document.querySelectorAll(".pointed")) old.classList.remove("pointed");
  for (const one of places.flatMap(marked)) one.classList.add("pointed");
}
