import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OUTLINE_STEP, packRings, ringsOf } from '../../../../src/map/outline/path.ts';

test('outlines come back from their path to the nearest step', () => {
  const point = fc.tuple(fc.integer({ min: -2000, max: 2000 }), fc.integer({ min: -2000, max: 2000 }));
  const ring = fc.uniqueArray(point, { minLength: 3, maxLength: 20, selector: String });
  fc.assert(
    fc.property(fc.array(ring), (rings) => {
      const inUnits = rings.map((points) =>
        points.map(([x, y]) => [x * OUTLINE_STEP, y * OUTLINE_STEP] as const),
      );
      expect(ringsOf(packRings(inUnits))).toEqual(inUnits);
    }),
  );
});

test('a packed outline is an SVG path, and one without area is left out', () => {
  const square = [
    [0, 0],
    [64, 0],
    [65, 62],
    [-32, 64],
  ] as const;
  expect(packRings([square])).toBe('M0 0l2 0 0 2 -3 0z');
  expect(
    packRings([
      [
        [0, 0],
        [1, 1],
        [65, 4],
      ],
    ]),
  ).toBe('');
});
