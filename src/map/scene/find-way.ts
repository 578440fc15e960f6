/** Finds paths around cliffs, deep water and woods, as the shortest paths on a grid. Pure. */
import type { Point } from '../../game/derive/places/point.ts';
import type { Route } from '../story/decode-track.ts';

/** Cell size in map units. */
export const CELL = 96;
/** Maximum number of detours searched per game; all further paths are straight. */
const MAX_WAYS = 2500;

export interface WalkGrid {
  columns: number;
  rows: number;
  /** 1 for walkable cells, row by row. */
  walks: Uint8Array;
}

/** Paths over the walkable cells of a map. */
export function routeOver(grid: WalkGrid, [left, bottom]: readonly [number, number, number, number]): Route {
  let ways = 0;
  const cellOf = ([x, y]: Point): Point => [(x - left) / CELL, (y - bottom) / CELL];
  return (from, to) => {
    const way = ways < MAX_WAYS ? findWay(grid, cellOf(from), cellOf(to)) : null;
    if (!way) return null;
    ways += 1;
    const corners = way.slice(1, -1).map(([x, y]): Point => [left + x * CELL, bottom + y * CELL]);
    return [from, ...corners, to];
  };
}

const NEIGHBOURS = [
  [1, 0, 1],
  [-1, 0, 1],
  [0, 1, 1],
  [0, -1, 1],
  [1, 1, Math.SQRT2],
  [1, -1, Math.SQRT2],
  [-1, 1, Math.SQRT2],
  [-1, -1, Math.SQRT2],
] as const;
/** Maximum number of cells visited per path. */
const MAX_LOOKS = 5000;
/** How far to search for a walkable cell near a place that isn't walkable, in cells. */
const NEAR = 3;

/** Corners of the path between two grid points, in cells; null if the straight line is free or there is no path. */
export function findWay(grid: WalkGrid, from: Point, to: Point): Point[] | null {
  if (isFree(grid, from, to)) return null;
  const [start, end] = [nearest(grid, from), nearest(grid, to)];
  if (start === null || end === null || start === end) return null;
  const squares = search(grid, start, end);
  if (!squares) return null;
  const points = squares.map((at): Point => [(at % grid.columns) + 0.5, Math.floor(at / grid.columns) + 0.5]);
  return tightened(grid, [from, ...points, to]);
}

const walkable = ({ columns, rows, walks }: WalkGrid, x: number, y: number): boolean =>
  x >= 0 && y >= 0 && x < columns && y < rows && walks[y * columns + x] === 1;

/** Whether the straight line between two points is free. */
function isFree(grid: WalkGrid, [x, y]: Point, [toX, toY]: Point): boolean {
  const steps = Math.ceil(Math.hypot(toX - x, toY - y) * 2);
  for (let step = 1; step < steps; step++) {
    const share = step / steps;
    if (!walkable(grid, Math.floor(x + (toX - x) * share), Math.floor(y + (toY - y) * share))) return false;
  }
  return true;
}

function nearest(grid: WalkGrid, [x, y]: Point): number | null {
  let [best, least]: [number | null, number] = [null, Infinity];
  for (let row = Math.floor(y) - NEAR; row <= y + NEAR; row++)
    for (let column = Math.floor(x) - NEAR; column <= x + NEAR; column++) {
      const away = Math.hypot(column + 0.5 - x, row + 0.5 - y);
      if (away < least && walkable(grid, column, row)) [best, least] = [row * grid.columns + column, away];
    }
  return best;
}

/** A* over the cells. */
function search(grid: WalkGrid, start: number, end: number): number[] | null {
  const { columns } = grid;
  const [endX, endY] = [end % columns, Math.floor(end / columns)];
  const cost = new Map([[start, 0]]);
  const before = new Map<number, number>();
  const queue = new Heap();
  queue.push(start, 0);
  for (let looks = 0; looks < MAX_LOOKS; looks++) {
    const at = queue.pop();
    if (at === undefined) return null;
    if (at === end) {
      const way = [end];
      for (let here = before.get(end); here !== undefined; here = before.get(here)) way.push(here);
      return way.reverse();
    }
    const [x, y] = [at % columns, Math.floor(at / columns)];
    for (const [right, up, length] of NEIGHBOURS) {
      if (!walkable(grid, x + right, y + up)) continue;
      // Paths must not cut corners.
      if (right !== 0 && up !== 0 && !(walkable(grid, x + right, y) && walkable(grid, x, y + up))) continue;
      const next = at + right + up * columns;
      const far = cost.get(at)! + length;
      if (far >= (cost.get(next) ?? Infinity)) continue;
      cost.set(next, far);
      before.set(next, at);
      queue.push(next, far + Math.hypot(x + right - endX, y + up - endY));
    }
  }
  return null;
}

/** Drops corners that a straight line can skip. */
function tightened(grid: WalkGrid, points: readonly Point[]): Point[] {
  const way: Point[] = [points[0]!];
  for (let at = 0; at < points.length - 1;) {
    let next = points.length - 1;
    while (next > at + 1 && !isFree(grid, points[at]!, points[next]!)) next = at + ((next - at) >> 1);
    way.push(points[next]!);
    at = next;
  }
  return way;
}

/** A priority queue, lowest rank first. */
class Heap {
  readonly #items: [at: number, rank: number][] = [];

  push(at: number, rank: number): void {
    const items = this.#items;
    let index = items.push([at, rank]) - 1;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (items[parent]![1] <= items[index]![1]) return;
      [items[parent], items[index]] = [items[index]!, items[parent]!];
      index = parent;
    }
  }

  pop(): number | undefined {
    const items = this.#items;
    const first = items[0];
    const last = items.pop();
    if (!first || !last) return undefined;
    if (items.length === 0) return first[0];
    items[0] = last;
    for (let index = 0; ;) {
      const child = 2 * index + 1;
      if (child >= items.length) break;
      const less = child + 1 < items.length && items[child + 1]![1] < items[child]![1] ? child + 1 : child;
      if (items[index]![1] <= items[less]![1]) break;
      [items[less], items[index]] = [items[index]!, items[less]!];
      index = less;
    }
    return first[0];
  }
}
