import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupFights, type HostileOrder } from '../../../../../src/game/derive/places/fights.ts';
import { order } from '../../../../support/order-log.ts';
import { runsOf } from '../../../../support/generators/runs.ts';

const hostile = (ms: number, x = 0, slot = 1): HostileOrder => ({
  ...order({ ms, slot, kind: 'attack' }),
  at: [x, 0],
  target: 0,
});
const every = (step: number, count: number, from = 0, x = 0): HostileOrder[] =>
  Array.from({ length: count }, (_, index) => hostile(from + index * step, x, 1 + (index % 2)));

test('orders near in time and place are one fight, with all of its orders', () => {
  const orders = every(1000, 10);
  expect(groupFights(orders)).toEqual([{ startMs: 0, endMs: 9000, at: [0, 0], spread: 0, orders }]);
});

test('a silence, or a way between, makes two', () => {
  expect(groupFights([...every(1000, 8), ...every(1000, 8, 30_000)])).toHaveLength(2);
  const both = [...every(1000, 8), ...every(1000, 8, 0, 9000)].sort((a, b) => a.ms - b.ms);
  expect(groupFights(both).map(({ at }) => at[0])).toEqual([0, 9000]);
});

test('a few orders are no fight', () => {
  expect(groupFights(every(1000, 5))).toEqual([]);
});

test('a siege is cut where it paused', () => {
  const siege = [...every(2000, 40), ...every(2000, 40, 90_000)];
  expect(groupFights(siege).map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
    [0, 78_000],
    [90_000, 168_000],
  ]);
});

test('no fight is longer than two minutes, and none has an order twice, whatever the orders', () => {
  const orders = fc.array(
    fc.tuple(fc.integer({ min: 0, max: 900_000 }), fc.integer({ min: -8000, max: 8000 })),
    {
      maxLength: 300,
    },
  );
  fc.assert(
    fc.property(orders, (given) => {
      const all = given.sort((a, b) => a[0] - b[0]).map(([ms, x]) => hostile(ms, x));
      const fights = groupFights(all);
      expect(fights.every(({ startMs, endMs }) => endMs - startMs <= 120_000)).toBe(true);
      const held = fights.flatMap((fight) => fight.orders);
      expect(new Set(held).size).toBe(held.length);
    }),
    runsOf(100),
  );
});
