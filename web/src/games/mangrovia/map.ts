// Where things lie on the drawn board: spaces by their place, statues before the first space of a path.

import type { Path } from "./view";

export const CELL = 100;
const STATUE = 96; // what a side with statues takes
const BARE = 10;

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  w: number;
  h: number;
}

export interface Chart {
  left: number;
  top: number;
  w: number;
  h: number;
  isle: number; // upper edge of the isle
}

const ON_GRID = /^[a-g][1-7]$/;

/** The direction of a path, from its statue on. */
export function heading({ name, spaces }: Path): Point {
  const [column, row] = name.startsWith("V") ? [0, 1] : [1, 0];
  const back = spaces.length > 1 && spaces[0] > spaces[1] ? -1 : 1;
  return { x: column * back, y: row * back };
}

export function chartOf(paths: readonly Path[]): Chart {
  const side = (x: number, y: number) =>
    paths.some((path) => heading(path).x === x && heading(path).y === y) ? STATUE : BARE;
  const [left, top, right, bottom] = [side(1, 0), side(0, 1), side(-1, 0), side(0, -1)];
  const isle = top + 7 * CELL + bottom + 26;
  return { left, top, w: left + 7 * CELL + right, isle, h: isle + 124 };
}

/** The middle of a space, and how large it is drawn. */
export function spot(place: string, chart: Chart): Point & { scale: number } {
  const number = Number(place[1]);
  if (ON_GRID.test(place))
    return {
      x: chart.left + (place.charCodeAt(0) - 97 + 0.5) * CELL,
      y: chart.top + (number - 0.5) * CELL,
      scale: 1,
    };
  const step = (chart.w - 12) / 8;
  return { x: 6 + (number - 0.5) * step, y: chart.isle + 58, scale: Math.min(1, step / CELL) };
}

export function statueSpot(path: Path, chart: Chart): Point {
  const first = spot(path.spaces[0], chart);
  const { x, y } = heading(path);
  return { x: first.x - x * CELL * 0.98, y: first.y - y * CELL * 0.98 };
}

/** The lane of a path as an svg line, statue to last space. */
export function lane(path: Path, chart: Chart): string {
  const points = [statueSpot(path, chart), ...path.spaces.map((place) => spot(place, chart))];
  return points.map(({ x, y }, i) => `${i ? "L" : "M"}${x} ${y}`).join("");
}

/** The box round some spaces, for looking closer. */
export function around(places: readonly string[], chart: Chart): Box {
  const spots = places.map((place) => spot(place, chart));
  const xs = spots.map((s) => s.x);
  const ys = spots.map((s) => s.y);
  const [x, y] = [Math.min(...xs) - 60, Math.min(...ys) - 60];
  return fit({ x, y, w: Math.max(...xs) + 60 - x, h: Math.max(...ys) + 60 - y }, chart);
}

/** The smallest box of the chart's proportions, inside it, that holds the given one. */
export function fit(box: Box, chart: Chart): Box {
  const w = Math.min(chart.w, Math.max(box.w, (box.h * chart.w) / chart.h, chart.w / 4));
  const h = (w * chart.h) / chart.w;
  const x = Math.min(Math.max(box.x + (box.w - w) / 2, 0), chart.w - w);
  const y = Math.min(Math.max(box.y + (box.h - h) / 2, 0), chart.h - h);
  return { x, y, w, h };
}

/** Look closer by a factor, keeping a point of the chart where it is on the screen. */
export function closer(box: Box, factor: number, at: Point, chart: Chart): Box {
  const w = Math.min(chart.w, Math.max(chart.w / 4, box.w / factor));
  const ratio = w / box.w;
  return fit({ x: at.x - (at.x - box.x) * ratio, y: at.y - (at.y - box.y) * ratio, w, h: box.h * ratio }, chart);
}

/** The next space in a direction, for arrow keys: the nearest within a quarter turn. */
export function neighbour(from: string, dx: number, dy: number, places: readonly string[], chart: Chart): string {
  const here = spot(from, chart);
  let best = from;
  let least = Infinity;
  for (const place of places) {
    const there = spot(place, chart);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    const far = along + 2 * aside;
    if (along > 1 && aside <= along && far < least) [best, least] = [place, far];
  }
  return best;
}
