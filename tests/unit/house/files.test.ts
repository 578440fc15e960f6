import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withPicture } from '../../support/draw-house.ts';
import { imports, sources, SRC } from '../../support/import-lines.ts';

test('no file needs itself by way of others', () => {
  const targets = new Map<string, string[]>();
  // Types count too: two files that can't be understood separately are one.
  for (const { file, target } of imports) targets.set(file, [...(targets.get(file) ?? []), target]);
  const done = new Set<string>();
  const cycles: string[] = [];
  const walk = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) {
      cycles.push([...way.slice(way.indexOf(file)), file].join(' > '));
      return;
    }
    if (done.has(file)) return;
    for (const target of targets.get(file) ?? []) walk(target, [...way, file]);
    done.add(file);
  };
  for (const file of sources) walk(file, []);
  expect(cycles).toEqual([]);
});

test('the rules of hosts spell no address that `urls.ts` has', async () => {
  const { urls } = await import('../../../src/urls.ts');
  const rules = readFileSync(join(SRC, 'host/rules.ts'), 'utf8');
  const fixed = Object.values(urls)
    .filter((url): url is () => string => url.length === 0)
    .map((url) => url());
  expect(fixed.length).toBeGreaterThan(10);
  expect(fixed.filter((url) => rules.includes(`'${url}'`))).toEqual([]);
});

test('the picture of the house is drawn from the import lines of now (`npm run house` draws it)', () => {
  const text = readFileSync(new URL('../../../ARCHITECTURE.md', import.meta.url), 'utf8');
  expect(text).toBe(withPicture(text));
});

test('the files that CONTRIBUTING names for a change exist, but for those that it adds', () => {
  const root = new URL('../../../', import.meta.url);
  const text = readFileSync(new URL('CONTRIBUTING.md', root), 'utf8');
  const named = [...text.matchAll(/`((?:src|tests)\/[^`*\s]*)`/g)].map(([, path]) => path!);
  expect(named.length).toBeGreaterThan(30);
  const added = /^src\/(archive\/count|view\/hub)\/items\.ts$/;
  expect(named.filter((path) => !added.test(path) && !existsSync(new URL(path, root)))).toEqual([]);
});
