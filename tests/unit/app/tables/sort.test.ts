import { describe, expect, it } from 'vitest';
import { AS_GIVEN, COLUMNS, nextSorting, sortRows } from '../../../../src/app/tables/columns.ts';
import { failedRow, gameRow } from '../library/rows.ts';

const rows = [
  gameRow({ id: 1, file: 'a' }, { map: 'Map 10', decidedMs: 599_000 }),
  failedRow({ id: 2, file: 'b' }, 'empty'),
  gameRow({ id: 3, file: 'c' }, { map: 'map 2', decidedMs: 6_000_000 }),
  gameRow({ id: 4, file: 'd' }, { map: 'Map 2', decidedMs: 60_000 }),
];
const sorted = (by: 'map' | 'length', descending = false) =>
  sortRows(rows, { by, descending }).map(({ id }) => id);

describe('sorting', () => {
  it('takes numbers in names and lengths for numbers', () => {
    expect(sorted('map')).toEqual([3, 4, 1, 2]);
    expect(sorted('length')).toEqual([4, 1, 3, 2]);
  });

  it('keeps files without a game at the end, and equals in their order, in both directions', () => {
    expect(sorted('map', true)).toEqual([1, 3, 4, 2]);
  });

  it('leaves the given order without a column', () => {
    expect(sortRows(rows, AS_GIVEN)).toEqual(rows);
  });

  it('works for every column', () => {
    for (const by of Object.keys(COLUMNS))
      expect(sortRows(rows, { by, descending: false })).toHaveLength(rows.length);
  });
});

describe('a press on a column', () => {
  it('sorts up, then down, then not at all', () => {
    const up = nextSorting(AS_GIVEN, 'map');
    const down = nextSorting(up, 'map');
    expect([up, down, nextSorting(down, 'map')]).toEqual([
      { by: 'map', descending: false },
      { by: 'map', descending: true },
      AS_GIVEN,
    ]);
  });

  it('begins anew with another column', () => {
    expect(nextSorting({ by: 'map', descending: true }, 'result')).toEqual({
      by: 'result',
      descending: false,
    });
  });
});
