import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { precompress } from '../../../src/hosting/precompress.ts';

let folder: string;
let cache: string;
const LONG = 'build order '.repeat(500);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'precompress-'));
  cache = await mkdtemp(join(tmpdir(), 'compressed-'));
  await mkdir(join(folder, '.well-known'));
  for (const name of ['page.html', 'data.json', '.well-known/api-catalog', 'picture.png'])
    await writeFile(join(folder, name), name + LONG);
  await writeFile(join(folder, 'short.txt'), 'short');
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await rm(cache, { recursive: true });
});

test('larger text files get two siblings that unpack to the same bytes; others get none', async () => {
  expect(await precompress(folder, cache)).toEqual({ files: 3, kept: 0 });
  const files = await readdir(folder, { recursive: true });
  const siblings = files.filter((file) => /\.(br|gz)$/.test(file)).sort();
  expect(siblings).toEqual([
    '.well-known/api-catalog.br',
    '.well-known/api-catalog.gz',
    'data.json.br',
    'data.json.gz',
    'page.html.br',
    'page.html.gz',
  ]);
  expect(brotliDecompressSync(await readFile(join(folder, 'data.json.br'))).toString()).toBe(
    `data.json${LONG}`,
  );
  expect(gunzipSync(await readFile(join(folder, 'data.json.gz'))).toString()).toBe(`data.json${LONG}`);
});

test('siblings get no siblings of their own when it runs again', async () => {
  const before = await readdir(folder, { recursive: true });
  // What a build made before is kept by what it holds.
  expect(await precompress(folder, cache)).toEqual({ files: 3, kept: 3 });
  expect(await readdir(folder, { recursive: true })).toEqual(before);
});

test('siblings that were kept are those that are made anew, and what nobody used for long is forgotten', async () => {
  const before = await readFile(join(folder, 'data.json.br'));
  await writeFile(join(folder, 'data.json'), LONG + LONG);
  expect(await precompress(folder, cache)).toEqual({ files: 3, kept: 2 });
  await writeFile(join(folder, 'data.json'), `data.json${LONG}`);
  const old = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000);
  for (const name of await readdir(cache, { recursive: true }))
    if (/\.(br|gz)$/.test(name)) await utimes(join(cache, name), old, old);
  for (const name of await readdir(folder, { recursive: true }))
    if (/\.(br|gz)$/.test(name)) await rm(join(folder, name));
  await precompress(folder, cache);
  expect((await readFile(join(folder, 'data.json.br'))).equals(before)).toBe(true);
  const left = (await readdir(cache, { recursive: true })).filter((name) => /\.(br|gz)$/.test(name));
  expect(left).toHaveLength(6);
});

test('siblings that are younger than their file stay as they are, and those that are older are made anew', async () => {
  const [file, sibling] = [join(folder, 'page.html'), join(folder, 'page.html.gz')];
  const at = (seconds: number) => new Date(Date.now() + seconds * 1000);
  await writeFile(sibling, 'of an earlier build');
  await utimes(sibling, at(60), at(60));
  await utimes(join(folder, 'page.html.br'), at(60), at(60));
  await precompress(folder, cache);
  expect(await readFile(sibling, 'utf8')).toBe('of an earlier build');
  await utimes(file, at(120), at(120));
  await precompress(folder, cache);
  expect(gunzipSync(await readFile(sibling)).toString()).toBe(`page.html${LONG}`);
});
