import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { codeDigest } from '../../../../src/archive/corpus/page-cache.ts';

test('the code is our files, their names, the packages and the settings', () => {
  const folder = mkdtempSync(join(tmpdir(), 'code-'));
  const digest = (change: () => void): string => {
    change();
    return codeDigest(folder);
  };
  for (const part of ['src', 'public']) mkdirSync(join(folder, part));
  for (const file of ['astro.config.mjs', 'astro.env', 'tsconfig.json', 'package-lock.json', 'src/a.ts'])
    writeFileSync(join(folder, file), '');
  const before = digest(() => undefined);
  expect(digest(() => undefined)).toBe(before);
  expect(digest(() => writeFileSync(join(folder, 'src/a.ts'), 'x'))).not.toBe(before);
  writeFileSync(join(folder, 'src/a.ts'), '');
  expect(digest(() => vi.stubEnv('FARSEER_SITE_URL', 'https://other.test'))).not.toBe(before);
  vi.unstubAllEnvs();
  expect(digest(() => undefined)).toBe(before);
  rmSync(folder, { recursive: true });
});
