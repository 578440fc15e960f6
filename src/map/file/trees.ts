/** Packs a map's trees in about one character each: the game puts trees on a grid, usually side by side. */
import type { Point } from '../../game/derive/places/point.ts';

/** Grid size in map units; all 533,783 trees in 156 maps are on the grid. */
const STEP = 32;
/** Half the width of the widest map, in steps. */
const MAX_STEPS = 1024;
const COLUMNS = 2 * MAX_STEPS;
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Data bits per digit; the next bit tells whether another digit follows. */
const BITS = 5;
const MORE = 1 << BITS;

/**
 * Packs places as text. Grid cells, counted row by row from the south-west, become differences in base-32 digits,
 * lowest first. Drops places outside the widest map and duplicates in a cell.
 */
export function packTrees(places: readonly Point[]): string {
  const squares = new Set<number>();
  for (const place of places) {
    const [column, row] = place.map((value) => Math.round(value / STEP) + MAX_STEPS) as [number, number];
    if (column >= 0 && column < COLUMNS && row >= 0 && row < COLUMNS) squares.add(row * COLUMNS + column);
  }
  let previous = 0;
  let text = '';
  for (const square of [...squares].sort((a, b) => a - b)) {
    let distance = square - previous;
    for (; distance >= MORE; distance = distance >>> BITS) text += DIGITS[(distance % MORE) | MORE]!;
    text += DIGITS[distance]!;
    previous = square;
  }
  return text;
}

/** Unpacks trees in map units, from south to north and in each row from west to east. */
export function treesOf(text: string): Point[] {
  const places: Point[] = [];
  let square = 0;
  let [distance, shift] = [0, 0];
  for (const character of text) {
    const digit = DIGITS.indexOf(character);
    distance += (digit % MORE) * 2 ** shift;
    shift += BITS;
    if (digit >= MORE) continue;
    square += distance;
    places.push([((square % COLUMNS) - MAX_STEPS) * STEP, (Math.floor(square / COLUMNS) - MAX_STEPS) * STEP]);
    [distance, shift] = [0, 0];
  }
  return places;
}
