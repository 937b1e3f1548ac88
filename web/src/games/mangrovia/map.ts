// Where things lie on the drawn board: spaces by their place, statues before the first space of a path.

import type { Heading, MangroviaView, Path } from "$views/mangrovia";

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
  step: number; // from one space of the isle to the next
  spaces: MangroviaView["spaces"];
}

const WAYS: Record<Heading, Point> = {
  right: { x: 1, y: 0 },
  left: { x: -1, y: 0 },
  down: { x: 0, y: 1 },
  up: { x: 0, y: -1 },
};

export function chartOf({ spaces, paths }: Pick<MangroviaView, "spaces" | "paths">): Chart {
  const side = (way: Heading) => (paths.some(({ heading }) => heading === way) ? STATUE : BARE);
  const all = Object.values(spaces);
  const lagoon = all.filter(({ row }) => row !== null);
  const columns = 1 + Math.max(...lagoon.map(({ column }) => column));
  const rows = 1 + Math.max(...lagoon.map(({ row }) => row ?? 0));
  const [left, top] = [side("right"), side("down")];
  const w = left + columns * CELL + side("left");
  const isle = top + rows * CELL + side("up") + 26;
  const step = (w - 12) / (all.length - lagoon.length);
  return { left, top, w, isle, h: isle + 124, step, spaces };
}

/** The middle of a space, and how large it is drawn. */
export function spot(place: string, chart: Chart): Point & { scale: number } {
  const { column, row } = chart.spaces[place];
  if (row === null)
    return {
      x: 6 + (column + 0.5) * chart.step,
      y: chart.isle + 58,
      scale: Math.min(1, chart.step / CELL),
    };
  return { x: chart.left + (column + 0.5) * CELL, y: chart.top + (row + 0.5) * CELL, scale: 1 };
}

export function statueSpot(path: Path, chart: Chart): Point {
  const first = spot(path.spaces[0], chart);
  const { x, y } = WAYS[path.heading];
  return { x: first.x - x * CELL * 0.98, y: first.y - y * CELL * 0.98 };
}

/** The lane of a path as an svg line, statue to last space. */
export function lane(path: Path, chart: Chart): string {
  const points = [statueSpot(path, chart), ...path.spaces.map((place) => spot(place, chart))];
  return points.map(({ x, y }, i) => `${i ? "L" : "M"}${x} ${y}`).join("");
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
  return fit(
    { x: at.x - (at.x - box.x) * ratio, y: at.y - (at.y - box.y) * ratio, w, h: box.h * ratio },
    chart,
  );
}

/** Arrow keys as directions. */
export const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The next space in a direction, for arrow keys: the nearest within a quarter turn. */
export function neighbour(
  from: string,
  dx: number,
  dy: number,
  places: readonly string[],
  chart: Chart,
): string {
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
