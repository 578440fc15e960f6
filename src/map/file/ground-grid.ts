/** Where units can walk on a map, as a grid over its terrain; its outlines and woods are drawn from this. */
import { NO_WALK, type Pathing } from './pathing.ts';
import type { MapFile } from './read.ts';

/** Cell size of the grid on which the ground is drawn, in map units: two pathing cells. */
export const GROUND_CELL = 64;
/** How far from a placed object to look for its ground, in cells. */
const SPREAD_CELLS = 3;
/** Share of a cell that must be walkable for units to pass. */
const PASSABLE = 0.5;

/**
 * The ground on which a game can take place: where units can walk from any placed object. Ledges and islands without
 * objects, for example beyond the cliffs around a map, are left out.
 */
export class GroundGrid {
  readonly columns: number;
  readonly rows: number;
  readonly #walkable: Float32Array;
  readonly #inUse: Uint8Array;

  constructor({ pathing, terrain, objects }: MapFile) {
    this.columns = pathing.columns / 2;
    this.rows = pathing.rows / 2;
    this.#walkable = walkableParts(pathing);
    this.#inUse = new Uint8Array(this.#walkable.length);
    for (const { x, y } of objects) {
      const [column, row] = [
        Math.floor((x - terrain.x) / GROUND_CELL),
        Math.floor((y - terrain.y) / GROUND_CELL),
      ];
      for (const square of this.#around(column, row, SPREAD_CELLS)) this.#spread(square);
    }
  }

  /** The walkable share of a cell. Cells beyond the map repeat its edge. */
  walks = (column: number, row: number): number => {
    const square = within(row, this.rows) * this.columns + within(column, this.columns);
    return this.#inUse[square] ? this.#walkable[square]! : 0;
  };

  /** Whether there is used ground within a number of cells. */
  isNear(column: number, row: number, squares: number): boolean {
    for (const square of this.#around(column, row, squares)) if (this.#inUse[square]) return true;
    return false;
  }

  *#around(column: number, row: number, squares: number): Generator<number> {
    const [west, east] = [Math.max(0, column - squares), Math.min(this.columns - 1, column + squares)];
    const [south, north] = [Math.max(0, row - squares), Math.min(this.rows - 1, row + squares)];
    for (let y = south; y <= north; y++) for (let x = west; x <= east; x++) yield y * this.columns + x;
  }

  /** Marks all cells reachable on foot from a cell. */
  #spread(start: number): void {
    const { columns } = this;
    const queue = [start];
    for (let square = queue.pop(); square !== undefined; square = queue.pop()) {
      if (this.#inUse[square] || (this.#walkable[square] ?? 0) < PASSABLE) continue;
      this.#inUse[square] = 1;
      const column = square % columns;
      if (column > 0) queue.push(square - 1);
      if (column + 1 < columns) queue.push(square + 1);
      queue.push(square - columns, square + columns);
    }
  }
}

/** The walkable share of each grid cell, row by row: none, or one to four of its four pathing cells. */
function walkableParts({ columns, rows, cells }: Pathing): Float32Array {
  const parts = new Float32Array((columns / 2) * (rows / 2));
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      if (!(cells[row * columns + column]! & NO_WALK))
        parts[(row >> 1) * (columns >> 1) + (column >> 1)]! += 0.25;
  return parts;
}

/** Clamps a coordinate, even a fractional one, to the map: at least 0 and below `end`. */
export const within = (value: number, end: number): number =>
  Math.max(0, Math.min(Number.isInteger(value) ? end - 1 : end - 0.001, value));
