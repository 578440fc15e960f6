import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { precompress } from '../../../src/hosting/precompress.ts';

let folder: string;
const LONG = 'build order '.repeat(500);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'precompress-'));
  await mkdir(join(folder, '.well-known'));
  for (const name of ['page.html', 'data.json', '.well-known/api-catalog', 'picture.png'])
    await writeFile(join(folder, name), LONG);
  await writeFile(join(folder, 'short.txt'), 'short');
});
afterAll(() => rm(folder, { recursive: true }));

test('larger text files get two siblings that unpack to the same bytes; others get none', async () => {
  expect(await precompress(folder)).toBe(3);
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
  expect(brotliDecompressSync(await readFile(join(folder, 'data.json.br'))).toString()).toBe(LONG);
  expect(gunzipSync(await readFile(join(folder, 'data.json.gz'))).toString()).toBe(LONG);
});

test('siblings get no siblings of their own when it runs again', async () => {
  const before = await readdir(folder, { recursive: true });
  await precompress(folder);
  expect(await readdir(folder, { recursive: true })).toEqual(before);
});
