import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byArrival } from '../../../src/archive/count/arrival.ts';
import { numbered, pageLinks, sharedOut } from '../../../src/view/numbered.ts';

test('a list that fits has no numbered pages, and one more makes as many as it takes', () => {
  expect(numbered([], 2)).toEqual([]);
  expect(numbered(['a', 'b'], 2)).toEqual([]);
  expect(numbered(['a', 'b', 'c'], 2)).toEqual([['a', 'b'], ['c']]);
  expect(numbered(['a', 'b', 'c'], 2, 3)).toEqual([]);
  expect(numbered(['a'], 2, 0)).toEqual([['a']]);
});

test('pages hold every item once, and what comes later changes no page that is full', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(), { minLength: 1 }),
      fc.nat(),
      fc.integer({ min: 1, max: 5 }),
      (list, more, size) => {
        const before = numbered(list, size, 0);
        const after = numbered([...list, more], size, 0);
        expect(before.flat()).toEqual(list);
        const full = before.filter((page) => page.length === size);
        expect(after.slice(0, full.length)).toEqual(full);
      },
    ),
  );
});

test('games that come in later follow those that were there, whatever their ids; of some nothing is known', () => {
  const old = [
    { replayId: 'z', added: '2026-01-01T00:00:00Z' },
    { replayId: 'b', added: '2026-01-02T00:00:00Z' },
  ];
  const late = { replayId: 'a', added: '2026-01-03T00:00:00Z' };
  expect(byArrival(old)(['b', 'z'])).toEqual(['z', 'b']);
  expect(byArrival([late, ...old])(['a', 'b', 'z'])).toEqual(['z', 'b', 'a']);
  expect(byArrival([{ replayId: 'x', added: null }, late])(['x', 'a'])).toEqual(['a', 'x']);
});

test('links lead to the first page and the last ones, however many there are', () => {
  expect(pageLinks('/replays/', 0)).toEqual([]);
  expect(pageLinks('/replays/', 2)).toEqual([
    { text: '1', href: '/replays/1/' },
    { text: '2', href: '/replays/2/' },
  ]);
  expect(
    pageLinks('/replays/', 10_000)
      .map(({ text }) => text)
      .slice(0, 3),
  ).toEqual(['1', '9981', '9982']);
});

test('rows are shared out: short lists whole, long ones alike, never more than there is room for', () => {
  expect(sharedOut([3, 50, 80], 43)).toEqual([3, 20, 20]);
  expect(sharedOut([3, 5], 43)).toEqual([3, 5]);
  fc.assert(
    fc.property(fc.array(fc.nat(300), { maxLength: 12 }), (lengths) => {
      const shares = sharedOut(lengths, 100);
      expect(shares.reduce((sum, rows) => sum + rows, 0)).toBeLessThanOrEqual(100);
    }),
  );
});
