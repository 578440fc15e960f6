import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countFiles, fileCountMessage } from '../../../src/host/host-integration.ts';

test.each([15_999, 16_000, 20_001, 80_000, 120_000])('%i files', (files) => {
  expect(fileCountMessage(files)).toMatchSnapshot();
});

test('files below folders are counted too, folders are not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'files-'));
  await mkdir(join(folder, 'below', 'empty'), { recursive: true });
  for (const name of ['a.html', '_headers', 'below/b.md']) await writeFile(join(folder, name), '');
  expect(countFiles(folder)).toBe(3);
  await rm(folder, { recursive: true });
});
