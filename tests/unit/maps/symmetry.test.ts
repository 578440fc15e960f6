import { expect, test } from 'vitest';
import { findSymmetry } from '../../../src/maps/symmetry.ts';
import type { Point } from '../../../src/replay/derive/places/point.ts';

const STARTS: Point[] = [
  [4000, 5000],
  [-5000, 4000],
  [-4000, -5000],
  [5000, -4000],
];
const MINES: Point[] = [
  [4600, 5600],
  [-4600, -5600],
  [5600, -4600],
  [-5600, 4600],
];

test('four starts that are each other’s image, and mines that are, prove a half turn', () => {
  expect(findSymmetry(STARTS, MINES)).toEqual({ kind: 'half-turn', centre: [0, 0] });
});

test('a start that is not known yet proves nothing', () => {
  expect(findSymmetry(STARTS.slice(1), MINES)).toBeNull();
  expect(findSymmetry(STARTS.slice(0, 1), MINES)).toBeNull();
});

test('mines must prove it, and where two images fit there is none', () => {
  expect(findSymmetry(STARTS, MINES.slice(0, 2))).toBeNull();
  const square: Point[] = [
    [4000, 4000],
    [-4000, 4000],
    [-4000, -4000],
    [4000, -4000],
  ];
  expect(findSymmetry(square, square)).toBeNull();
});
