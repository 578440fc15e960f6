import { expect, test } from 'vitest';
import { matches, overlap, regex } from '../../../src/host/pattern.ts';

const PATHS = ['/', '/x', '/x/', '/x/index.md', '/x.md', '/data/a.json', '/data/a.b/', '/xmd', '/*'];
const PATTERNS = ['/*', '/', '/*/', '/*.md', '/data/*', '/data/*.json', '/x', '/x.md'];

test('a pattern matches like its regular expression', () => {
  for (const pattern of PATTERNS)
    for (const path of PATHS)
      expect(matches(pattern, path), `${pattern} ${path}`).toBe(new RegExp(regex(pattern)).test(path));
});

test('a pattern needs all of its own characters', () => {
  expect(matches('/*/', '/')).toBe(false);
  expect(matches('/*/', '/x/')).toBe(true);
  expect(matches('/*.md', '/x/xmd')).toBe(false);
});

test('patterns that share a path overlap', () => {
  for (const a of PATTERNS)
    for (const b of PATTERNS) {
      const shared = PATHS.some((path) => matches(a, path) && matches(b, path));
      if (shared) expect(overlap(a, b), `${a} ${b}`).toBe(true);
    }
  expect(overlap('/data/*', '/api/*')).toBe(false);
  expect(overlap('/*/', '/*.md')).toBe(false);
  expect(overlap('/x', '/y')).toBe(false);
});
