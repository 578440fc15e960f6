/** Finds paths around cliffs, deep water and woods, as the shortest paths on a grid. Pure. */
import type { Point } from '../../game/derive/places/point.ts';
import { NEIGHBOURS, nearest, walkable, type WalkGrid } from '../ground/walk-grid.ts';
import type { Route } from '../story/decode-track.ts';
import { Heap } from './heap.ts';

/** Cell size in map units. */
export const CELL = 96;
/** Maximum number of searches per game, found or not; all further paths are straight. */
const MAX_SEARCHES = 2500;

/**
 * Paths over the walkable cells of a map; `bounds` in map units. A path is null where none is found, and for all after the
 * last search.
 */
export function routeOver(grid: WalkGrid, [left, bottom]: readonly [number, number, number, number]): Route {
  let searches = 0;
  const cellOf = ([x, y]: Point): Point => [(x - left) / CELL, (y - bottom) / CELL];
  return (from, to) => {
    const path = searches++ < MAX_SEARCHES ? findPath(grid, cellOf(from), cellOf(to)) : null;
    if (!path) return null;
    const corners = path.slice(1, -1).map(([x, y]): Point => [left + x * CELL, bottom + y * CELL]);
    return [from, ...corners, to];
  };
}

/** Maximum number of cells visited per path. */
const MAX_VISITED = 5000;
/** Corners of the path between two grid points, in cells; null if the straight line is free or there is no path. */
export function findPath(grid: WalkGrid, from: Point, to: Point): Point[] | null {
  if (isFree(grid, from, to)) return null;
  const [start, end] = [nearest(grid, from), nearest(grid, to)];
  if (start === null || end === null || start === end) return null;
  const cells = search(grid, start, end);
  if (!cells) return null;
  const points = cells.map((cell): Point => [
    (cell % grid.columns) + 0.5,
    Math.floor(cell / grid.columns) + 0.5,
  ]);
  return straighten(grid, [from, ...points, to]);
}

/** Whether the straight line between two points is free. */
function isFree(grid: WalkGrid, [x, y]: Point, [toX, toY]: Point): boolean {
  const steps = Math.ceil(Math.hypot(toX - x, toY - y) * 2);
  for (let step = 1; step < steps; step++) {
    const share = step / steps;
    if (!walkable(grid, Math.floor(x + (toX - x) * share), Math.floor(y + (toY - y) * share))) return false;
  }
  return true;
}

/** The cells of the shortest path between two cells, by the A* algorithm; null if there is none or it is too far. */
function search(grid: WalkGrid, start: number, end: number): number[] | null {
  const { columns } = grid;
  const endX = end % columns;
  const endY = Math.floor(end / columns);
  const costs = new Map([[start, 0]]);
  const previous = new Map<number, number>();
  const queue = new Heap();
  queue.push(start, 0);
  for (let visited = 0; visited < MAX_VISITED; visited++) {
    const cell = queue.pop();
    if (cell === undefined) return null;
    if (cell === end) {
      const path = [end];
      for (let step = previous.get(end); step !== undefined; step = previous.get(step)) path.push(step);
      return path.reverse();
    }
    const x = cell % columns;
    const y = Math.floor(cell / columns);
    for (const [right, up, length] of NEIGHBOURS) {
      if (!walkable(grid, x + right, y + up)) continue;
      // Paths must not cut corners.
      if (right !== 0 && up !== 0 && !(walkable(grid, x + right, y) && walkable(grid, x, y + up))) continue;
      const next = cell + right + up * columns;
      const cost = costs.get(cell)! + length;
      if (cost >= (costs.get(next) ?? Infinity)) continue;
      costs.set(next, cost);
      previous.set(next, cell);
      queue.push(next, cost + Math.hypot(x + right - endX, y + up - endY));
    }
  }
  return null;
}

/** Drops corners that a straight line can skip. */
function straighten(grid: WalkGrid, points: readonly Point[]): Point[] {
  const path: Point[] = [points[0]!];
  for (let index = 0; index < points.length - 1;) {
    let next = points.length - 1;
    while (next > index + 1 && !isFree(grid, points[index]!, points[next]!))
      next = index + ((next - index) >> 1);
    path.push(points[next]!);
    index = next;
  }
  return path;
}
