import { expect, test } from 'vitest';
import { mapFactsSchema } from '../../../../src/map/file/facts.ts';
import { MAP_FAILURES } from '../../../../src/map/file/failure.ts';
import { makeFacts } from '../../../../src/map/file/make-facts.ts';
import { readMapFile } from '../../../../src/map/file/read.ts';
import { treesOf } from '../../../../src/map/file/trees.ts';
import { ringsOf } from '../../../../src/map/outline/path.ts';
import { areaOf } from '../../../../src/map/outline/simplify.ts';
import { expectGolden } from '../../../support/golden.ts';
import { entriesOf, writeMap, writeMpq, type WrittenEntry } from '../../../support/map-writer.ts';
import { SMALL_MAP } from '../../../support/small-map.ts';

const VERSION = { file: 'SmallMap.w3x', bytes: 1, sha1: '0'.repeat(40), sha256: '0'.repeat(64) };

function factsOf(bytes: Uint8Array) {
  const map = readMapFile(bytes);
  if (!map.ok) throw new Error(map.failure.sentence);
  return mapFactsSchema.parse(makeFacts(map.value, VERSION));
}

test('the facts of a written map are as accepted', async () => {
  await expectGolden('maps', 'small-map', factsOf(writeMap(SMALL_MAP)));
});

test('a map of the time before skins gives the same facts', () => {
  expect(factsOf(writeMap({ ...SMALL_MAP, version: 25 }))).toEqual(factsOf(writeMap(SMALL_MAP)));
});

test('a map without the head of 512 bytes gives the same facts', () => {
  expect(factsOf(writeMap(SMALL_MAP).subarray(512))).toEqual(factsOf(writeMap(SMALL_MAP)));
});

test('trees are where they were put, and the outline of the lake is about as large as the lake', () => {
  const { trees, ground } = factsOf(writeMap(SMALL_MAP));
  expect(treesOf(trees)).toEqual(SMALL_MAP.trees.toSorted((a, b) => a[1] - b[1] || a[0] - b[0]));
  const area = ringsOf(ground.water).reduce((sum, ring) => sum + areaOf(ring), 0);
  expect(Math.abs(area) / 1024 ** 2).toBeGreaterThan(0.9);
  expect(Math.abs(area) / 1024 ** 2).toBeLessThan(1.6);
});

test('ground on which nothing is placed is left out', () => {
  const points = ringsOf(factsOf(writeMap(SMALL_MAP)).ground.walkable).flat();
  expect(Math.max(...points.map(([x]) => x))).toBeLessThan(1600);
});

const code = (bytes: Uint8Array): string => {
  const map = readMapFile(bytes);
  return map.ok ? 'ok' : map.failure.code;
};
const changed = (name: string, change: (entry: WrittenEntry) => WrittenEntry | null): Uint8Array =>
  writeMpq(entriesOf(SMALL_MAP).flatMap((entry) => (entry.name === name ? (change(entry) ?? []) : entry)));

test.each([
  ['an empty file', new Uint8Array(), 'not-a-map'],
  ['a text', new TextEncoder().encode('no map'.repeat(200)), 'not-a-map'],
  ['a map that breaks off', writeMap(SMALL_MAP).subarray(0, 1200), 'map-damaged'],
  ['a map without terrain', changed('war3map.w3e', () => null), 'map-incomplete'],
  ['encrypted parts', changed('war3map.w3e', (entry) => ({ ...entry, flags: 0x80010200 })), 'map-encrypted'],
  [
    'parts packed in an old way',
    changed('war3map.w3e', (entry) => ({ ...entry, flags: 0x80000100 })),
    'map-packed',
  ],
  [
    'terrain of an unknown version',
    changed('war3map.w3e', ({ name, bytes }) => ({ name, bytes: bytes.with(4, 99) })),
    'map-unknown-version',
  ],
  [
    'terrain that is too short',
    changed('war3map.w3e', ({ name, bytes }) => ({ name, bytes: bytes.subarray(0, 500) })),
    'map-damaged',
  ],
  [
    'objects with a byte too many',
    changed('war3mapUnits.doo', ({ name, bytes }) => ({ name, bytes: Uint8Array.of(...bytes, 0) })),
    'map-damaged',
  ],
])('%s', (_, bytes, expected) => {
  expect(code(bytes)).toBe(expected);
});

test('every failure has a sentence', () => {
  for (const sentence of Object.values(MAP_FAILURES)) expect(sentence).toMatch(/^[A-Z].*\.$/);
});
