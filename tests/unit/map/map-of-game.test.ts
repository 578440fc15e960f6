import { expect, test } from 'vitest';
import { candidatesFor, mapOfGames, mayBePlayed, joinShown } from '../../../src/map/fit/map-of-game.ts';
import type { Shown } from '../../../src/map/fit/fit.ts';
import { start } from './evidence-of.ts';
import { mapFacts, TREES } from './map-facts.ts';

const starts = [
  { player: 0, x: -2048, y: 0 },
  { player: 1, x: 2048, y: 512 },
];
const SMALL = { ...mapFacts([{ id: 'nogr' }]), starts };
const OTHER = {
  ...SMALL,
  id: 'other-00000000',
  name: 'Other',
  versions: [{ ...SMALL.versions[0]!, sha1: 'a'.repeat(40) }],
};
const BARE = { ...OTHER, id: 'bare-00000000', name: 'Bare', trees: '', mines: [] };

const played = (path: string, sha1?: string) => ({
  path,
  checksum: '00000001',
  ...(sha1 !== undefined && { sha1 }),
});
const shown = (more: Partial<Shown> = {}): Shown => ({
  mines: [[1024, 1024]],
  fixtures: TREES.map(([x, y]) => [x, y] as const),
  starts: [start(-2048, 0)],
  creeps: [],
  ...more,
});
const nothing: Shown = { mines: [], fixtures: [], starts: [], creeps: [] };
const idOf = (found: ReturnType<typeof mapOfGames>) =>
  found.ok ? [found.value.facts.id, found.value.match] : found.failure.code;

test('the digest of a recording decides, whatever the file is called and the orders show', () => {
  expect(idOf(mapOfGames(played('Small.w3x', 'a'.repeat(40)), nothing, [SMALL, BARE, OTHER]))).toEqual([
    BARE.id,
    'file',
  ]);
  expect(idOf(mapOfGames(played('Small.w3x', 'b'.repeat(40)), nothing, [SMALL]))).toBe('map-little-shown');
});

test('a file of another name fits where mines and trees are its own', () => {
  expect(idOf(mapOfGames(played('Unheard Of.w3x'), shown(), [BARE, SMALL]))).toEqual([SMALL.id, 'exact']);
});

test('of files that fit alike the one with the name of the map was played', () => {
  expect(idOf(mapOfGames(played('Other.w3x'), shown(), [SMALL, OTHER]))).toEqual([OTHER.id, 'exact']);
});

test('of versions that fit alike the one with the version in the map’s path was played', () => {
  const versions = ['1.4', '1.5'].map((version) => ({
    ...SMALL,
    id: version,
    versions: [{ ...SMALL.versions[0]!, file: `Small_v${version}.w3x` }],
  }));
  expect(idOf(mapOfGames(played('Small_v1.5.w3x'), shown(), versions))).toEqual(['1.5', 'exact']);
  expect(idOf(mapOfGames(played('Small_v1.6.w3x'), shown(), versions))).toEqual(['1.4', 'exact']);
});

test('a name proves nothing, and nothing is shifted', () => {
  const fixtures = TREES.map(([x, y]) => [x, y - 1536] as const);
  const found = mapOfGames(played('Small.w3x'), shown({ fixtures, mines: [[1024, -512]], starts: [] }), [
    SMALL,
  ]);
  expect(idOf(found)).toBe('map-unknown');
});

test('of a short game three things are enough where the name is the same and all are there', () => {
  const few = shown({ fixtures: TREES.slice(0, 2) });
  expect(idOf(mapOfGames(played('Small.w3x'), few, [SMALL]))).toEqual([SMALL.id, 'places']);
  expect(idOf(mapOfGames(played('Third.w3x'), few, [SMALL]))).toBe('map-unknown');
  expect(idOf(mapOfGames(played('Small.w3x'), { ...few, mines: [[0, 0]] }, [SMALL]))).toBe('map-unknown');
});

test('games on one file show it together, everything once', () => {
  const together = joinShown([shown(), shown()]);
  expect(together.fixtures).toHaveLength(TREES.length);
  expect(together.starts).toHaveLength(2);
});

test('a game that shows too little is compared only with maps of its name, because no other could fit', () => {
  const map = played('Elsewhere.w3x');
  // Fewer than eight fixtures never fit, so their maps needn't be unpacked.
  for (let count = 0; count <= TREES.length; count++) {
    const evidence = shown({ fixtures: shown().fixtures.slice(0, count) });
    expect(mayBePlayed(map, evidence, SMALL), `${count} fixtures`).toBe(count >= 8);
    expect(candidatesFor(map, evidence, [SMALL])).toEqual(count >= 8 ? [SMALL] : []);
    expect(idOf(mapOfGames(map, evidence, [SMALL])), `${count} fixtures`).toEqual(
      count >= 8 ? [SMALL.id, 'exact'] : expect.stringMatching(/^map-/),
    );
    expect(mayBePlayed(played('Small.w3x'), evidence, SMALL)).toBe(true);
  }
});
