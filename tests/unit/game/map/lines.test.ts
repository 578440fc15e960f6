import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contours } from '../../../../src/game/outline/contour.ts';
import { drawGround } from '../../../../src/game/map/ground.ts';
import { areaOf, simplifyRing } from '../../../../src/game/outline/simplify.ts';
import { runsOf } from '../../../support/generators/runs.ts';
import { evidence, field } from './evidence-of.ts';

const grid = (rows: readonly string[]) => ({
  columns: rows[0]!.length,
  rows: rows.length,
  values: Float64Array.from(rows.join(''), Number),
});

test('a contour runs half way around a single high point', () => {
  const [ring, ...others] = contours(grid(['000', '020', '000']), 1);
  expect(others).toEqual([]);
  expect(Math.abs(areaOf(ring!))).toBe(0.5);
});

test('a lake in an island is a line of its own, the other way round', () => {
  const rings = contours(grid(['0000000', '0222220', '0200020', '0200020', '0222220', '0000000']), 1);
  const areas = rings.map(areaOf).sort((a, b) => a - b);
  expect(areas).toHaveLength(2);
  expect(areas[0]! * areas[1]!).toBeLessThan(0);
});

test('every line closes, whatever lies inside the frame', () => {
  const inner = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 64, maxLength: 64 });
  fc.assert(
    fc.property(inner, (values) => {
      const framed = Float64Array.from({ length: 100 }, (_, index) => {
        const [x, y] = [(index % 10) - 1, Math.floor(index / 10) - 1];
        return x >= 0 && x < 8 && y >= 0 && y < 8 ? values[y * 8 + x]! : 0;
      });
      const rings = contours({ columns: 10, rows: 10, values: framed }, 4.5);
      const inside = values.filter((value) => value >= 4.5).length;
      expect(rings.length > 0).toBe(inside > 0);
    }),
    runsOf(200),
  );
});

test('points on a straight line are left out, corners stay', () => {
  const square = [
    [0, 0],
    [1, 0],
    [2, 0],
    [2, 2],
    [1, 2],
    [0, 2],
  ] as const;
  expect(simplifyRing(square, 0.1)).toEqual([
    [0, 0],
    [2, 0],
    [2, 2],
    [0, 2],
  ]);
});

test('the ground lies where orders went, and stray clicks do not move its frame', () => {
  const cells = [...field([0, 0], 25), [250, 250, 1] as [number, number, number]];
  const ground = drawGround([evidence({ cells })], null);
  expect(ground?.outer).toHaveLength(1);
  expect(ground!.bounds.every((edge) => Math.abs(edge) < 60 * 128)).toBe(true);
  expect(drawGround([evidence({ cells: [] })], null)).toBeNull();
});
