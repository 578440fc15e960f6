import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { BUILDS_FILE, readBuildExceptions } from '../../../../src/archive/corpus/build-exceptions.ts';

const root = mkdtempSync(join(tmpdir(), 'builds-'));
afterAll(() => rmSync(root, { recursive: true }));

const known = { games: new Set(['1_a_b_Map']), builds: new Set(['footmen', 'keep']) };
const entry = { replayId: '1_a_b_Map', add: ['keep'], remove: [], reason: 'The Keep came a moment late.' };

function read(text: string) {
  writeFileSync(join(root, BUILDS_FILE), text);
  return readBuildExceptions(root, known);
}

test('there need not be such a file', () => {
  expect(readBuildExceptions(join(root, 'elsewhere'), known)).toEqual([]);
});

test('entries are read as they stand', () => {
  expect(read('[]')).toEqual([]);
  expect(read(JSON.stringify([entry, { ...entry, slot: '2' }]))).toEqual([entry, { ...entry, slot: '2' }]);
});

test.each([
  ['not JSON', '[', /builds\.json: not valid JSON/],
  ['no reason', JSON.stringify([{ ...entry, reason: '' }]), /builds\.json: 0\.reason/],
  ['an entry that does nothing', JSON.stringify([{ ...entry, add: [] }]), /0: /],
  ['a field nobody knows', JSON.stringify([{ ...entry, note: '' }]), /builds\.json: 0/],
  ['a game there is not', JSON.stringify([{ ...entry, replayId: 'x' }]), /0\.replayId: .*\bx$/],
  ['a build there is not', JSON.stringify([{ ...entry, remove: ['zerg'] }]), /0: .*"zerg"$/],
])('a file with %s stops with its place', (_, text, message) => {
  expect(() => read(text)).toThrow(message);
});
