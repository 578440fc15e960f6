/** Reads where units can walk (war3map.wpm): one byte per cell of 32 units. Trees are not included. */
import { Cursor } from './cursor.ts';
import { UnreadableMap } from './failure.ts';
import { MAP_LIMITS } from './limits.ts';

/** Cells per side of a terrain square. */
export const CELLS_OF_SQUARE = 4;
/** Flag of a cell in which units can't walk. */
export const NO_WALK = 0x02;

/** Where units can walk, cell by cell. */
export interface Pathing {
  columns: number;
  rows: number;
  /** Flags of each cell, row by row from the south. */
  cells: Uint8Array;
}

/** Reads where units can walk (war3map.wpm). Throws `UnreadableMap`. */
export function readPathing(bytes: Uint8Array): Pathing {
  const cursor = new Cursor(bytes);
  cursor.expect('MP3W');
  if (cursor.i32() !== 0) throw new UnreadableMap('map-unknown-version');
  const maxCells = MAP_LIMITS.squares * CELLS_OF_SQUARE;
  const [columns, rows] = [cursor.count(maxCells, 1), cursor.count(maxCells, 1)];
  const from = cursor.at;
  cursor.skip(columns * rows);
  return { columns, rows, cells: bytes.subarray(from, cursor.at) };
}
