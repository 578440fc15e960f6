import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countFiles, fileCountMessage } from '../../../src/host/file-limits.ts';

test.each([
  [15_999, 'info', '15,999 files'],
  [16_000, 'warn', /near the limit of Cloudflare’s free plan, 20,000$/],
  [20_001, 'warn', /too many for Cloudflare’s free plan, 20,000$/],
  [80_000, 'warn', /near the limit of Cloudflare’s paid plan, 100,000$/],
  [120_000, 'warn', /too many for Cloudflare’s paid plan, 100,000$/],
])('%i files', (files, level, text) => {
  expect(fileCountMessage(files)).toEqual({
    level,
    text: typeof text === 'string' ? text : expect.stringMatching(text),
  });
});

test('files below folders are counted too, folders are not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'files-'));
  await mkdir(join(folder, 'below', 'empty'), { recursive: true });
  for (const name of ['a.html', '_headers', 'below/b.md']) await writeFile(join(folder, name), '');
  expect(countFiles(folder)).toBe(3);
  await rm(folder, { recursive: true });
});
