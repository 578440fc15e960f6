/** A grid of the cells of a map that units can walk on. */
import type { Point } from '../../game/derive/places/point.ts';

/** The grid on which ways are searched. */
export interface WalkGrid {
  columns: number;
  rows: number;
  /** 1 for walkable cells, row by row. */
  walks: Uint8Array;
}

/** Steps to the cells around one, with their lengths in cells. */
export const NEIGHBOURS = [
  [1, 0, 1],
  [-1, 0, 1],
  [0, 1, 1],
  [0, -1, 1],
  [1, 1, Math.SQRT2],
  [1, -1, Math.SQRT2],
  [-1, 1, Math.SQRT2],
  [-1, -1, Math.SQRT2],
] as const;
/** How far to search for a walkable cell near a place that isn't walkable, in cells. */
const MAX_NEAREST_CELLS = 3;

/** Whether a cell of a grid can be walked on. */
export const walkable = ({ columns, rows, walks }: WalkGrid, x: number, y: number): boolean =>
  x >= 0 && y >= 0 && x < columns && y < rows && walks[y * columns + x] === 1;

/** The walkable cell nearest to a point; null if there is none close by. */
export function nearest(grid: WalkGrid, [x, y]: Point): number | null {
  let cell: number | null = null;
  let minDistance = Infinity;
  for (let row = Math.floor(y) - MAX_NEAREST_CELLS; row <= y + MAX_NEAREST_CELLS; row++)
    for (let column = Math.floor(x) - MAX_NEAREST_CELLS; column <= x + MAX_NEAREST_CELLS; column++) {
      const distance = Math.hypot(column + 0.5 - x, row + 0.5 - y);
      if (distance >= minDistance || !walkable(grid, column, row)) continue;
      cell = row * grid.columns + column;
      minDistance = distance;
    }
  return cell;
}
