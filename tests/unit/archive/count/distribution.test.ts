import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distribution, hasQuartiles, standing } from '../../../../src/archive/count/distribution.ts';

const times = fc.array(fc.nat({ max: 10_000_000 }), { minLength: 1, maxLength: 40 });

describe('a distribution', () => {
  test('of nothing is none', () => {
    expect(distribution([])).toBeNull();
  });

  test('of one value is that value', () => {
    const spread = { minSec: 66, lowerSec: 66, medianSec: 66, upperSec: 66, maxSec: 66 };
    expect(distribution([66_999])).toEqual({ n: 1, ...spread });
  });

  test('worked out by hand', () => {
    // 10, 20, 30, 40: the lower quartile is at index 0.75, the median at 1.5, the upper quartile at 2.25.
    const expected = { n: 4, minSec: 10, lowerSec: 17, medianSec: 25, upperSec: 32, maxSec: 40 };
    expect(distribution([40_500, 10_000, 30_999, 20_001])).toEqual(expected);
    expect(distribution([1000, 2000, 9000])?.medianSec).toBe(2);
    expect(distribution([1000, 2000])?.medianSec).toBe(1);
  });

  test('its numbers are in order, and its ends are values of the group', () => {
    fc.assert(
      fc.property(times, (group) => {
        const { n, minSec, lowerSec, medianSec, upperSec, maxSec } = distribution(group)!;
        const order = [minSec, lowerSec, medianSec, upperSec, maxSec];
        expect(order).toEqual(order.toSorted((a, b) => a - b));
        const seconds = group.map((ms) => Math.floor(ms / 1000));
        expect([n, minSec, maxSec]).toEqual([group.length, Math.min(...seconds), Math.max(...seconds)]);
      }),
    );
  });

  test('quartiles need four values', () => {
    expect([4, 5].map((n) => hasQuartiles(distribution(Array(n).fill(1000))!))).toEqual([false, true]);
  });
});

describe('the standing of a value in its group', () => {
  test.each([
    // For 10, 20, 20 and 30.
    { below: 0, equal: 1, percent: 12, from: 1, to: 1 },
    { below: 1, equal: 2, percent: 50, from: 2, to: 3 },
    { below: 3, equal: 1, percent: 87, from: 4, to: 4 },
  ])('with $below below it and $equal equal', ({ below, equal, ...expected }) => {
    expect(standing(below, equal, 4)).toEqual({ n: 4, ...expected });
  });

  test('is a percentage, and no later one stands lower', () => {
    fc.assert(
      fc.property(times, (group) => {
        const percents = group
          .toSorted((a, b) => a - b)
          .map((value, _, all) => {
            const below = all.filter((other) => other < value).length;
            return standing(below, all.filter((other) => other === value).length, all.length).percent;
          });
        expect(percents).toEqual(percents.toSorted((a, b) => a - b));
        expect(percents[0]).toBeGreaterThanOrEqual(0);
        expect(percents.at(-1)).toBeLessThan(100);
      }),
    );
  });
});
