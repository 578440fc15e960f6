import { expect, test } from 'vitest';
import { fitOf } from '../../../src/map/fit/fit.ts';
import { start } from './evidence-of.ts';
import { mapFacts, TREES } from './map-facts.ts';

const MAP = {
  ...mapFacts([{ id: 'nogr' }]),
  starts: [
    { player: 0, x: -2048, y: 0 },
    { player: 1, x: 2048, y: 512 },
  ],
};
const fixtures = TREES.map(([x, y]) => [x, y] as const);
const mines = [[1024, 1024] as const];
const starts = [start(-2048, 0, 1), start(2048, 16, 2)];

test('a layout whose mines and trees are where orders went fits exactly', () => {
  expect(fitOf({ starts, mines, fixtures }, MAP)).toEqual({
    map: MAP.id,
    verdict: 'exact',
    mines: [1, 1],
    fixtures: [20, 20],
    starts: [1, 2],
  });
});

test('a shop is as good as a tree, and a thing may be off by what orders keep of places', () => {
  const near = fixtures.slice(0, 9).map(([x, y]) => [x + 16, y - 16] as const);
  expect(fitOf({ starts, mines: [], fixtures: [...near, [-512, 512]] }, MAP)).toMatchObject({
    fixtures: [10, 10],
  });
});

test('trees of another version are told from another map', () => {
  const moved = fixtures.map(([x, y], place) => (place < 10 ? ([x, y] as const) : ([x, y + 3000] as const)));
  expect(fitOf({ starts, mines, fixtures: moved }, MAP).verdict).toBe('places');
  expect(fitOf({ starts, mines: [[0, 0]], fixtures: moved }, MAP).verdict).toBe('none');
  expect(
    fitOf({ starts, mines, fixtures: fixtures.map(([x, y]) => [x - 1536, y + 1536]) }, MAP).verdict,
  ).toBe('none');
});

test('a few clicks prove nothing', () => {
  expect(fitOf({ starts, mines, fixtures: fixtures.slice(0, 7) }, MAP).verdict).toBe('none');
});

test('halls count where they began on a start; a Tree of Life grows next to it', () => {
  const tree = { ...start(2048, 300, 2), tree: true };
  expect(fitOf({ starts: [start(-2048, 32), tree], mines, fixtures }, MAP).starts).toEqual([1, 1]);
});
