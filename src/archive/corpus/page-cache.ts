/** The folder in which Astro keeps the pages of the last build, see `experimental.incrementalBuild`. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

/** The folder for builds into `dist`: each has its own, so builds into two folders may run side by side. */
export const pageCache = (dist: string): string =>
  resolve('.cache', 'pages', encodeURIComponent(relative('', dist)));

const UNFINISHED = 'unfinished';

/**
 * Begins a build. Astro writes kept pages one by one and their list at the end, so a build that was killed leaves pages that the
 * list does not describe: after such a build all of them are removed. The function that is returned ends the build.
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
