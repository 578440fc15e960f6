import type { Cursor } from './cursor.ts';

const MOST_SETS = 64;
const MOST_ITEMS = 64;

/** Reads item sets. One item of each set is dropped, with a chance in percent for each. */
export function readDrops(cursor: Cursor): [id: string, chance: number][][] {
  return Array.from({ length: cursor.count(MOST_SETS, 4) }, () =>
    Array.from({ length: cursor.count(MOST_ITEMS, 8) }, () => [cursor.letters(), cursor.i32()]),
  );
}
