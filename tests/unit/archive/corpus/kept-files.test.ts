import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptFiles } from '../../../../src/archive/corpus/kept-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
  keptFiles(folder, 'code').set('one', 'key', { 'a.txt': 'ä', 'b.bin': Uint8Array.of(1, 2) });
});
afterEach(() => rmSync(folder, { recursive: true }));

const get = (code: string | undefined = 'code', set = 'one', key = 'key') =>
  keptFiles(folder, code).get(set, key);

test('files come back as they were kept', () => {
  expect(get()).toEqual({ 'a.txt': Buffer.from('ä'), 'b.bin': Buffer.from([1, 2]) });
});

test('under another key, by other code or in another set there are none', () => {
  expect(get('code', 'one', 'other')).toBeNull();
  expect(get('changed')).toBeNull();
  expect(get('code', 'two')).toBeNull();
});

test('a set with a file that somebody changed or took away is as good as none', () => {
  writeFileSync(join(folder, 'one', 'a.txt'), 'changed');
  expect(get()).toBeNull();
  keptFiles(folder, 'code').set('one', 'key', { 'a.txt': 'new' });
  expect(get()).toEqual({ 'a.txt': Buffer.from('new') });
  rmSync(join(folder, 'one', 'a.txt'));
  expect(get()).toBeNull();
});

test.each(['', '{', 'null', '{"key":"code key"}'])(
  'a list that was cut off is as good as none: %s',
  (text) => {
    writeFileSync(join(folder, 'one', 'list.json'), text);
    expect(get()).toBeNull();
  },
);

test('while developing nothing is kept', () => {
  const developing = keptFiles(folder, undefined);
  developing.set('one', 'key', { 'c.txt': 'c' });
  expect(developing.get('one', 'key')).toBeNull();
  expect(get()).toHaveProperty(['a.txt']);
});
