import { expect, test } from 'vitest';
import { findPath } from '../../../../src/map/scene/find-path.ts';
import type { WalkGrid } from '../../../../src/map/ground/walk-grid.ts';

/** A grid of rows from the north; `#` is not walkable. */
function gridOf(...rows: string[]): WalkGrid {
  const squares = rows.toReversed().join('');
  return {
    columns: rows[0]!.length,
    rows: rows.length,
    walks: Uint8Array.from(squares, (square) => (square === '#' ? 0 : 1)),
  };
}

const WALL = gridOf('........', '...##...', '...##...', '...##...', '...##...');

test('a straight line over free ground needs no way', () => {
  expect(findPath(WALL, [0.5, 0.5], [2.5, 3.5])).toBeNull();
});

test('a wall is walked around, without cutting its corners', () => {
  const way = findPath(WALL, [0.5, 0.5], [7.5, 0.5])!;
  expect(way[0]).toEqual([0.5, 0.5]);
  expect(way.at(-1)).toEqual([7.5, 0.5]);
  expect(Math.max(...way.map(([, y]) => y))).toBeGreaterThanOrEqual(4);
  for (const [x, y] of way) expect(WALL.walks[Math.floor(y) * WALL.columns + Math.floor(x)]).toBe(1);
});

test('where there is no way, none is made up; a place on a wall is reached from beside it', () => {
  const shut = gridOf('..#..', '..#..', '..#..');
  expect(findPath(shut, [0.5, 0.5], [4.5, 0.5])).toBeNull();
  expect(findPath(WALL, [0.5, 0.5], [4.2, 0.5])!.at(-1)).toEqual([4.2, 0.5]);
});
