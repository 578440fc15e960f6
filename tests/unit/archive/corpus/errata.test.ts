import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ERRATA_FILE, readErrata } from '../../../../src/archive/corpus/errata.ts';

const root = mkdtempSync(join(tmpdir(), 'errata-'));
afterAll(() => rmSync(root, { recursive: true }));

const GAMES = new Set(['1_a_b_Map']);
const entry = {
  replayId: '1_a_b_Map',
  pointer: '/players/0/result',
  sentence: 'The cast shows another end.',
};

function read(entries: unknown) {
  writeFileSync(join(root, ERRATA_FILE), JSON.stringify(entries));
  return readErrata(root, GAMES);
}

test('entries are read as they stand, and there need not be any', () => {
  expect(readErrata(join(root, 'elsewhere'), GAMES)).toEqual([]);
  expect(read([entry])).toEqual([entry]);
});

test.each([
  ['no sentence', { ...entry, sentence: '' }, /errata\.json: 0\.sentence/],
  ['a pointer that is none', { ...entry, pointer: 'players/0' }, /errata\.json: 0\.pointer/],
  ['a game there is not', { ...entry, replayId: 'x' }, /0\.replayId: .*\bx$/],
])('an entry with %s stops with its place', (_, wrong, message) => {
  expect(() => read([wrong])).toThrow(message);
});
