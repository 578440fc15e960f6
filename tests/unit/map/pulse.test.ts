import { expect, test } from 'vitest';
import { pulseOf } from '../../../src/map/fights/pulse.ts';

type Told = Parameters<typeof pulseOf>[0];
const fight = (startMs: number, endMs: number, first: number, second: number) =>
  ({
    ...{ startMs, endMs },
    ledger: { sides: [{ food: { least: first } }, { food: { least: second } }] },
  }) as Told['fights'][number];
const places = (sides: number) => ({ sides: new Array(sides).fill({}) }) as unknown as Told['places'];

test('food brought to fights is told by side, in spans of whole five seconds; the biggest fight of a span counts', () => {
  const fights = [fight(0, 9999, 30, 20), fight(10_000, 21_000, 5, 40), fight(20_500, 22_000, 12, 0)];
  expect(pulseOf({ fights, places: places(2) }, 60_000, 6)).toEqual({
    spanMs: 10_000,
    sides: [
      [30, 5, 12, 0, 0, 0],
      [20, 40, 40, 0, 0, 0],
    ],
  });
});

test('there are no bars for three sides', () => {
  expect(pulseOf({ fights: [fight(0, 9999, 30, 20)], places: places(3) }, 60_000, 6).sides).toEqual([]);
});
