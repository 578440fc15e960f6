/** The folder in which Astro caches the pages of the last build, see `experimental.incrementalBuild`. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

/**
 * The cache folder for an output folder. Each output folder has a separate cache, so that builds into two folders can
 * run in parallel.
 */
export const pageCache = (dist: string): string =>
  resolve('.cache', 'pages', encodeURIComponent(relative('', dist)));

const UNFINISHED = 'unfinished';

/**
 * Begins a build and returns the function that ends it. Astro writes cached pages one by one, and their list at the
 * end. If a build is killed, its pages don't match the list, so the next build removes all cached pages.
 */
export function beginBuild(cache: string): () => void {
  const mark = join(cache, UNFINISHED);
  if (existsSync(mark))
    for (const name of ['incremental-build.json', 'dist'])
      rmSync(join(cache, name), { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  writeFileSync(mark, '');
  return () => rmSync(mark);
}
