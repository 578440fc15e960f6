import { expect, test } from 'vitest';
import { median, quantile } from '../../../src/game/quantiles.ts';

test.each([
  [[], null],
  [[5], 5],
  [[9, 4], 6],
  [[9, 1, 4], 4],
  [[10, 9, 2, 1], 5],
])('median of %j', (values, expected) => {
  const before = [...values];
  expect(median(values)).toBe(expected);
  expect(values).toEqual(before);
});

test('quantiles lie between neighbours, rounded down', () => {
  expect([0, 1 / 4, 1 / 2, 3 / 4, 1].map((share) => quantile([10, 20, 30, 40], share))).toEqual([
    10, 17, 25, 32, 40,
  ]);
});
