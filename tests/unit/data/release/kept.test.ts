import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
  readReleases,
  nextVersion,
  staysAs,
  writeKept,
} from '../../../../src/data/release/permanent-releases.ts';
import { writeRelease } from '../../../../src/data/release/release.ts';
import { archiveWith } from '../../archive/count/archives.ts';

const root = mkdtempSync(join(tmpdir(), 'kept-'));
afterAll(() => rmSync(root, { recursive: true }));
const entry = (version: string) => ({ version, digest: version, updated: null, games: 1 });

test('a store has what its list says, and nothing before the first release', () => {
  const store = join(root, 'store');
  expect(readReleases(store)).toEqual([]);
  mkdirSync(join(store, '1.1.0'), { recursive: true });
  writeFileSync(join(store, '1.1.0/sha256sums.txt'), '');
  const elsewhere = { ...entry('1.0.0'), url: 'https://data.example/1.0.0/' };
  writeKept(store, [elsewhere, entry('1.1.0')]);
  expect(readReleases(store)).toEqual([elsewhere, entry('1.1.0')]);
  writeKept(store, [entry('1.1.1')]);
  expect(() => readReleases(store)).toThrow(/\b1\.1\.1 is /);
  writeKept(store, [{ ...entry('1.1.1'), withdrawn: 'A name had to go.' }]);
  expect(readReleases(store)).toHaveLength(1);
  writeKept(store, [entry('1.1-abc')]);
  expect(() => readReleases(store)).toThrow('three numbers');
});

test('versions count up within those of the tables', () => {
  expect(nextVersion([])).toMatch(/^\d+\.\d+\.0$/);
  const first = nextVersion([]);
  expect(nextVersion([entry('0.9.7'), entry(first)])).toBe(first.replace(/0$/, '1'));
});

test('a release that is kept is named by its version, and cited at an address that stays', () => {
  const archive = archiveWith([{ id: 'a', event: null }]);
  const write = (name: string, kept: ReturnType<typeof entry>[] = []) =>
    writeRelease(archive, join(root, name), 'https://farseer.example', kept);
  const loose = write('loose');
  expect(staysAs(loose.version)).toBe(false);
  const kept = write('kept', [{ ...entry('1.1.0'), digest: loose.digest }]);
  expect([kept.version, kept.digest]).toEqual(['1.1.0', loose.digest]);
  expect(staysAs(kept.version)).toBe(true);
});
