import { expect, test } from 'vitest';
import { mayHaveDismounted } from '../../../../../src/game/derive/births/match-births.ts';
import type { Born } from '../../../../../src/game/derive/births/intervals.ts';

const born = (id: string, from: number, to: number): Born => ({ id, from, to }) as unknown as Born;
const rider = born('ehpr', 450_000, 470_000);

test.each(['earc', 'ehip'])('%s may come off a rider that was there before', (id) => {
  expect(mayHaveDismounted(born(id, 790_000, 798_000), [rider])).toBe(true);
});

test('before the first rider, without riders and of other kinds units were trained', () => {
  expect(mayHaveDismounted(born('earc', 400_000, 440_000), [rider])).toBe(false);
  expect(mayHaveDismounted(born('earc', 790_000, 798_000), [])).toBe(false);
  expect(mayHaveDismounted(born('esen', 790_000, 798_000), [rider])).toBe(false);
});
