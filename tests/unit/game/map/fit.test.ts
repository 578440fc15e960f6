import { expect, test } from 'vitest';
import { bestFits, fitOf } from '../../../../src/game/map/fit.ts';
import { mapFacts, TREES } from './map-facts.ts';

const MAP = mapFacts([{ id: 'nogr' }]);
const OTHER = { ...mapFacts([{ id: 'nogr' }]), id: 'other-00000000', trees: '', mines: [] };
const fixtures = TREES.map(([x, y]) => [x, y] as const);
const mines = [[1024, 1024] as const];

test('a layout whose mines and trees are where orders went fits exactly', () => {
  expect(fitOf({ mines, fixtures }, MAP)).toEqual({
    map: MAP.id,
    verdict: 'exact',
    mines: [1, 1],
    fixtures: [20, 20],
  });
});

test('a shop is as good as a tree, and a thing may be off by what orders keep of places', () => {
  const near = fixtures.slice(0, 9).map(([x, y]) => [x + 16, y - 16] as const);
  expect(fitOf({ mines: [], fixtures: [...near, [-512, 512]] }, MAP)).toMatchObject({ fixtures: [10, 10] });
});

test('trees of another version are told from another map', () => {
  const moved = fixtures.map(([x, y], place) => (place < 10 ? ([x, y] as const) : ([x, y + 3000] as const)));
  expect(fitOf({ mines, fixtures: moved }, MAP).verdict).toBe('places');
  expect(fitOf({ mines: [[0, 0]], fixtures: moved }, MAP).verdict).toBe('none');
  expect(fitOf({ mines, fixtures: fixtures.map(([x, y]) => [x - 1536, y + 1536]) }, MAP).verdict).toBe(
    'none',
  );
});

test('the best layouts are all that fit alike, and none where none does', () => {
  const twin = { ...MAP, id: 'twin-00000000' };
  expect(bestFits({ mines, fixtures }, [OTHER, MAP, twin]).map(({ map }) => map)).toEqual([MAP.id, twin.id]);
  expect(bestFits({ mines, fixtures }, [OTHER])).toEqual([]);
  expect(bestFits({ mines, fixtures }, [])).toEqual([]);
});

test('a few clicks prove nothing', () => {
  expect(fitOf({ mines, fixtures: fixtures.slice(0, 7) }, MAP).verdict).toBe('none');
});
