import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findMapFiles, ingestMaps } from '../../../../src/archive/corpus/ingest-maps.ts';
import { readMaps } from '../../../../src/archive/corpus/maps.ts';
import { entriesOf, writeMap, writeMpq } from '../../../support/map-writer.ts';
import { SMALL_MAP } from '../../../support/small-map.ts';

let folder: string;
let root: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'maps-'));
  root = join(folder, 'replays');
});
afterEach(() => rmSync(folder, { recursive: true }));

function file(name: string, bytes: Uint8Array): string {
  const path = join(folder, 'files', name);
  mkdirSync(join(folder, 'files'), { recursive: true });
  writeFileSync(path, bytes);
  return path;
}

const MOVED = { ...SMALL_MAP, objects: SMALL_MAP.objects.map((object) => ({ ...object, x: object.x + 64 })) };

test('files of one layout share their facts, another layout has its own', () => {
  const first = file('A.w3x', writeMap(SMALL_MAP));
  const second = file('B.w3x', writeMpq(entriesOf(SMALL_MAP).toReversed()));
  const other = file('C.w3m', writeMap(MOVED));
  file('D.txt', new Uint8Array());
  const paths = findMapFiles([join(folder, 'files')]);
  expect(paths).toEqual([first, second, other]);
  expect(ingestMaps(paths, root).map(({ outcome }) => outcome)).toEqual(['new', 'version', 'new']);
  const maps = readMaps(root);
  expect(maps.map(({ versions }) => versions.map((version) => version.file)).sort()).toEqual([
    ['A.w3x', 'B.w3x'],
    ['C.w3m'],
  ]);
  expect(maps.every(({ id }) => /^small-map-[0-9a-f]{8}$/.test(id))).toBe(true);
});

test('a file that is no map is refused with a sentence and costs no other one', () => {
  const paths = [
    file('A.w3x', new Uint8Array(2000)),
    join(folder, 'absent.w3x'),
    file('B.w3x', writeMap(SMALL_MAP)),
  ];
  expect(ingestMaps(paths, root)).toMatchObject([
    { outcome: 'refused', code: 'not-a-map' },
    { outcome: 'refused', code: 'unreadable' },
    { outcome: 'new' },
  ]);
});

test('facts that do not have what they should are named with file and field', () => {
  ingestMaps([file('A.w3x', writeMap(SMALL_MAP))], root);
  const [name = ''] = readdirSync(join(root, 'maps'));
  const path = join(root, 'maps', name);
  const facts = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  writeFileSync(path, JSON.stringify({ ...facts, mines: 'none' }));
  expect(() => readMaps(root)).toThrow(/small-map.*mines/s);
  writeFileSync(path, JSON.stringify({ ...facts, id: 'other-map-01234567' }));
  expect(() => readMaps(root)).toThrow(/: other-map-01234567\.json\.$/);
});
