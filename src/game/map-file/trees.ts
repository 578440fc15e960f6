/** The places of a map's trees in about a character each: the game puts trees on a lattice, most of them side by side. */
import type { Point } from '../derive/places/point.ts';

/** Map units of the lattice: in 156 maps all of 533,783 trees are on it. */
const STEP = 32;
/** Half the width of the widest map, in steps. */
const REACH = 1024;
const COLUMNS = 2 * REACH;
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Bits of a digit that count; the next one says that another digit follows. */
const BITS = 5;
const MORE = 1 << BITS;

/**
 * Packs places into a text: the squares of the lattice, counted row by row from the south-west, each as its distance from
 * the one before it, in digits of five bits with the lowest first. Places off the widest map are left out, and of those
 * in one square all but one.
 */
export function packTrees(places: readonly Point[]): string {
  const squares = new Set<number>();
  for (const place of places) {
    const [column, row] = place.map((value) => Math.round(value / STEP) + REACH) as [number, number];
    if (column >= 0 && column < COLUMNS && row >= 0 && row < COLUMNS) squares.add(row * COLUMNS + column);
  }
  let before = 0;
  let text = '';
  for (const square of [...squares].sort((a, b) => a - b)) {
    let distance = square - before;
    for (; distance >= MORE; distance = distance >>> BITS) text += DIGITS[(distance % MORE) | MORE]!;
    text += DIGITS[distance]!;
    before = square;
  }
  return text;
}

/** The places of packed trees in map units, from south to north and in each row from west to east. */
export function treesOf(packed: string): Point[] {
  const places: Point[] = [];
  let square = 0;
  let [distance, shift] = [0, 0];
  for (const character of packed) {
    const digit = DIGITS.indexOf(character);
    distance += (digit % MORE) * 2 ** shift;
    shift += BITS;
    if (digit >= MORE) continue;
    square += distance;
    places.push([((square % COLUMNS) - REACH) * STEP, (Math.floor(square / COLUMNS) - REACH) * STEP]);
    [distance, shift] = [0, 0];
  }
  return places;
}
