import { spawnSync } from 'node:child_process';
import fs, {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { precompress } from '../../../src/host/precompress.ts';
import { writeSiblings } from '../../../src/host/siblings.ts';

const LONG = 'build order '.repeat(500);
const TEXTS = ['page.html', 'data.json', '.well-known/api-catalog'];
const DAY = 24 * 60 * 60 * 1000;
let root: string;
let folder: string;
let cache: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'precompress-'));
  [folder, cache] = [join(root, 'dist'), join(root, 'cache')];
  fill(folder);
});
afterEach(() => rmSync(root, { recursive: true }));

function fill(dist: string): void {
  mkdirSync(join(dist, '.well-known'), { recursive: true });
  for (const name of [...TEXTS, 'picture.png']) writeFileSync(join(dist, name), name + LONG);
  writeFileSync(join(dist, 'short.txt'), 'short');
  const before = new Date(Date.now() - 1000);
  for (const name of filesIn(dist)) utimesSync(join(dist, name), before, before);
}

const filesIn = (below: string): string[] =>
  readdirSync(below, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(below, name)).isFile(),
  );
const siblingsIn = (below: string): string[] =>
  filesIn(below)
    .filter((name) => /\.(br|gz)$/.test(name))
    .sort();
const unpacked = (path: string): string =>
  (path.endsWith('.br') ? brotliDecompressSync : gunzipSync)(readFileSync(path)).toString();
const SIBLINGS = TEXTS.flatMap((name) => [`${name}.br`, `${name}.gz`]).sort();
/** That every text has its siblings, and there is nothing else. */
function expectWhole(dist: string): void {
  expect(siblingsIn(dist)).toEqual(SIBLINGS);
  for (const name of SIBLINGS)
    expect(unpacked(join(dist, name))).toBe(readFileSync(join(dist, name.slice(0, -3)), 'utf8'));
}

test('larger text files get two siblings that unpack to the same bytes; others get none', async () => {
  expect(await precompress(folder, cache)).toEqual({ files: 3, kept: 0, plain: 5 });
  expectWhole(folder);
});

test('siblings get no siblings of their own when it runs again', async () => {
  await precompress(folder, cache);
  expect(await precompress(folder, cache)).toEqual({ files: 3, kept: 3, plain: 5 });
  expectWhole(folder);
});

test('siblings of the same bytes are kept for other builds, which are not bound to one another', async () => {
  await precompress(folder, cache);
  const other = join(root, 'other');
  fill(other);
  writeFileSync(join(other, 'data.json'), LONG);
  expect(await precompress(other, cache)).toEqual({ files: 3, kept: 2, plain: 5 });
  expectWhole(other);
  for (const name of ['page.html.br', 'page.html.gz'])
    expect(readFileSync(join(other, name))).toEqual(readFileSync(join(folder, name)));
  // A sibling that two builds have in common would be young in both of them when one of them makes use of it.
  expect(statSync(join(other, 'page.html.br')).ino).not.toBe(statSync(join(folder, 'page.html.br')).ino);
});

test('a file that was written again as it was keeps its siblings, which are younger than it then', async () => {
  await precompress(folder, cache);
  const [file, sibling] = [join(folder, 'page.html'), join(folder, 'page.html.br')];
  const { ino } = statSync(sibling);
  const later = new Date(Date.now() - 100);
  for (const path of [file, sibling, `${file}.gz`]) utimesSync(path, later, later);
  expect(await precompress(folder, cache)).toEqual({ files: 3, kept: 3, plain: 5 });
  expect(statSync(sibling).ino).toBe(ino);
  expect(statSync(sibling).mtimeMs).toBeGreaterThan(statSync(file).mtimeMs);
});

test('what no build has used for two months is forgotten, what one has used is kept on', async () => {
  const at = (days: number) => {
    for (const name of siblingsIn(folder)) rmSync(join(folder, name));
    return precompress(folder, cache, days * DAY);
  };
  expect(await at(0)).toEqual({ files: 3, kept: 0, plain: 5 });
  for (const days of [40, 80]) expect(await at(days)).toEqual({ files: 3, kept: 3, plain: 5 });
  writeFileSync(join(folder, 'page.html'), LONG);
  expect(await at(100)).toEqual({ files: 3, kept: 2, plain: 5 });
  // Those of the page as it was were last used on day 80.
  writeFileSync(join(folder, 'page.html'), `page.html${LONG}`);
  expect(await at(130)).toEqual({ files: 3, kept: 2, plain: 5 });
  expect(siblingsIn(cache)).toHaveLength(6 + 6);
});

test('siblings that are younger than their file stay as they are, and those that are older are made anew', async () => {
  await precompress(folder, cache);
  const [file, sibling] = [join(folder, 'page.html'), join(folder, 'page.html.gz')];
  const at = (seconds: number) => new Date(Date.now() + seconds * 1000);
  rmSync(sibling);
  writeFileSync(sibling, 'of an earlier build');
  utimesSync(sibling, at(60), at(60));
  await precompress(folder, cache);
  expect(readFileSync(sibling, 'utf8')).toBe('of an earlier build');
  writeFileSync(file, `other ${LONG}`);
  utimesSync(file, at(120), at(120));
  await precompress(folder, cache);
  expectWhole(folder);
});

test('a file that has become short loses its siblings, which hosts would go on sending', async () => {
  await precompress(folder, cache);
  writeFileSync(join(folder, 'data.json'), 'short');
  expect(await precompress(folder, cache)).toEqual({ files: 2, kept: 2, plain: 5 });
  expect(siblingsIn(folder)).not.toContain('data.json.gz');
});

test('a sibling that cannot be written ends the build', async () => {
  rmSync(join(folder, 'page.html'));
  mkdirSync(join(folder, 'page.html.br'));
  writeFileSync(join(folder, 'page.html'), LONG);
  await expect(precompress(folder, cache)).rejects.toThrow('page.html.br');
});

test('where no links can be made, siblings are kept as copies', () => {
  const { linkSync } = fs;
  fs.linkSync = () => {
    throw new Error('EXDEV');
  };
  syncBuiltinESMExports();
  mkdirSync(cache);
  try {
    expect([1, 2].map(() => writeSiblings(join(folder, 'page.html'), [cache]))).toEqual([false, true]);
  } finally {
    fs.linkSync = linkSync;
    syncBuiltinESMExports();
  }
});

test('two builds at once, into one folder or two, give what one gives', async () => {
  const other = join(root, 'other');
  fill(other);
  await Promise.all([folder, folder, other, other].map((dist) => precompress(dist, cache)));
  for (const dist of [folder, other]) expectWhole(dist);
});

const KILL_AT_WRITE = join(import.meta.dirname, '../../support/kill-at-write.ts');

/** Of each of three files two siblings are written and renamed. */
test.each([1, 2, 3, 6, 11, 12])('killed at change %i of a file, the next time ends the same', async (at) => {
  const module = join(import.meta.dirname, '../../../src/host/precompress.ts');
  const script = `import(${JSON.stringify(module)}).then((m) => m.precompress(process.argv[1], process.argv[2]))`;
  const { signal } = spawnSync(process.execPath, ['--import', KILL_AT_WRITE, '-e', script, folder, cache], {
    env: { ...process.env, KILL_AT: String(at), KILL_BELOW: folder },
  });
  expect(signal).toBe('SIGKILL');
  // Whatever there is is whole.
  const left = [
    ...siblingsIn(folder).map((name) => join(folder, name)),
    ...siblingsIn(cache).map((name) => join(cache, name)),
  ];
  for (const path of left) expect(TEXTS.map((name) => name + LONG)).toContain(unpacked(path));
  await precompress(folder, cache);
  expectWhole(folder);
});
