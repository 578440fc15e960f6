import { expect, test } from 'vitest';
import { withoutDismounted } from '../../../../../src/game/derive/births/dismounted.ts';
import type { Born } from '../../../../../src/game/derive/births/intervals.ts';

const object = (id: string, from: number, to: number, last: number): Born =>
  ({ id, from, to, object: { tag: [0, 0], seen: [to, last] } }) as unknown as Born;
const idsOf = (born: readonly Born[]) => withoutDismounted(born).map(({ id }) => id);

const trained = object('earc', 100_000, 107_000, 500_000);
const rider = object('ehpr', 450_000, 470_000, 798_000);

test('a rider that comes apart leaves an Archer and a Hippogryph that nobody trained', () => {
  const parts = ['earc', 'ehip'].map((id) => object(id, 790_000, 799_000, 900_000));
  expect(idsOf([trained, rider, ...parts])).toEqual(['earc', 'ehpr']);
});

test('one rider leaves one of each', () => {
  const archers = [0, 1].map(() => object('earc', 790_000, 799_000, 900_000));
  expect(idsOf([rider, ...archers])).toEqual(['ehpr', 'earc']);
});

test('units born before the last order of the rider, or long after it, were trained', () => {
  const [before, after] = [
    object('earc', 700_000, 797_000, 900_000),
    object('earc', 804_000, 810_000, 900_000),
  ];
  expect(idsOf([rider, before, after])).toEqual(['ehpr', 'earc', 'earc']);
  expect(idsOf([trained])).toEqual(['earc']);
});
