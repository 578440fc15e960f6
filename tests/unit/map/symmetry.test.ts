import { expect, test } from 'vitest';
import { findSymmetry } from '../../../src/map/ground/symmetry.ts';
import type { Point } from '../../../src/game/derive/places/point.ts';

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

test('of four starts three are enough, where mines show the place of the fourth', () => {
  for (const unknown of STARTS)
    expect(
      findSymmetry(
        STARTS.filter((start) => start !== unknown),
        MINES,
      ),
    ).toEqual({ kind: 'half-turn', centre: [0, 0] });
  // Without the mine of the unknown start, that start may be anywhere.
  expect(findSymmetry(STARTS.slice(1), [...MINES.slice(1), [0, 3000], [0, -3000]])).toBeNull();
});

test('of three starts one may lie on the axis', () => {
  const starts: Point[] = [
    [0, 5000],
    [-4000, -3000],
    [4000, -3000],
  ];
  const mines: Point[] = [
    [600, 5600],
    [-4600, -3600],
    [4600, -3600],
  ];
  expect(findSymmetry(starts, mines)).toBeNull();
  const proving: Point[] = [...mines, [-600, 5600]];
  expect(findSymmetry(starts, proving)).toEqual({ kind: 'left-right', centre: [0, -3000] });
});

test('one start proves nothing, nor does a third that has another one where its image would be', () => {
  expect(findSymmetry(STARTS.slice(0, 1), MINES)).toBeNull();
  expect(findSymmetry([...STARTS.slice(0, 1), STARTS[2]!, [-4600, -4400]], MINES)).toBeNull();
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
  expect(findSymmetry(square.slice(1), square)).toBeNull();
});
