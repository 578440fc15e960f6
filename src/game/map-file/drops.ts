import type { Cursor } from './cursor.ts';

const MOST_SETS = 64;
const MOST_ITEMS = 64;

/** Sets of items that something drops one item of, with the chance of each in percent. */
export function readDrops(cursor: Cursor): [id: string, chance: number][][] {
  return Array.from({ length: cursor.count(MOST_SETS, 4) }, () =>
    Array.from({ length: cursor.count(MOST_ITEMS, 8) }, () => [cursor.letters(), cursor.i32()]),
  );
}
