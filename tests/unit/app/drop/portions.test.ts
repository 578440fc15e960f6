import { afterEach, expect, test, vi } from 'vitest';
import { inPortions } from '../../../../src/app/drop/history/portions.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([0, 1, 499, 500, 501, 1000, 1234])(
  'all of %i games are read once, in order and in portions',
  async (count) => {
    vi.stubGlobal('IDBKeyRange', { lowerBound: (lower: string, open: boolean) => ({ lower, open }) });
    const games = Array.from({ length: count }, (_, n) => ({ fingerprint: String(n).padStart(5, '0') }));
    const asked: number[] = [];
    const read = (after: IDBKeyRange | undefined, most: number) => {
      if (after) expect(after).toMatchObject({ open: true });
      asked.push(most);
      const from = after ? games.findIndex(({ fingerprint }) => fingerprint === String(after.lower)) + 1 : 0;
      return Promise.resolve(games.slice(from, from + most));
    };
    expect(await inPortions(read)).toEqual(games);
    // A portion that isn't full is the last one.
    expect(asked).toEqual(Array.from({ length: Math.floor(count / 500) + 1 }, () => 500));
  },
);
