import { expect, test } from 'vitest';
import { contours } from '../../../src/map/outline/contour.ts';
import { drawGround } from '../../../src/map/ground/ground.ts';
import { areaOf, simplifyRing } from '../../../src/map/outline/simplify.ts';
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

test('points on a straight line are left out, corners stay', () => {
  const square = [
    [0, 0],
    [1, 0],
    [2, 0],
    [2, 2],
    [1, 2],
    [0, 2],
  ] as const;
  expect(simplifyRing(square, 0.1)).toMatchSnapshot();
});

test('the ground lies where orders went, and stray clicks do not move its frame', () => {
  const cells = [...field([0, 0], 25), [250, 250, 1] as [number, number, number]];
  const ground = drawGround([evidence({ cells })], null);
  expect(ground?.outer).toHaveLength(1);
  expect(ground!.bounds.every((edge) => Math.abs(edge) < 60 * 128)).toBe(true);
  expect(drawGround([evidence({ cells: [] })], null)).toBeNull();
});
