import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beginBuild, pageCache } from '../../../../src/archive/corpus/page-cache.ts';

let cache: string;
beforeEach(() => {
  cache = join(mkdtempSync(join(tmpdir(), 'pages-')), 'cache');
});
afterEach(() => rmSync(join(cache, '..'), { recursive: true }));

/** Creates the results of a build: its list of pages and their copies. */
function leavePages() {
  mkdirSync(join(cache, 'dist'), { recursive: true });
  for (const name of ['incremental-build.json', 'dist/index.html', 'data-store.json'])
    writeFileSync(join(cache, name), '');
}

test('the pages of a build that ended are there for the next one', () => {
  const end = beginBuild(cache);
  leavePages();
  end();
  beginBuild(cache);
  expect(existsSync(join(cache, 'incremental-build.json'))).toBe(true);
  expect(existsSync(join(cache, 'dist/index.html'))).toBe(true);
});

test('those of a build that was killed are not, and nothing else is lost', () => {
  beginBuild(cache);
  leavePages();
  beginBuild(cache)();
  expect(existsSync(join(cache, 'incremental-build.json'))).toBe(false);
  expect(existsSync(join(cache, 'dist'))).toBe(false);
  expect(existsSync(join(cache, 'data-store.json'))).toBe(true);
});

test('builds into two folders share no pages', () => {
  expect(pageCache('dist')).not.toBe(pageCache('other/dist'));
});
