/** The folder in which Astro caches the pages of the last build, see `experimental.incrementalBuild`. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { createHash } from 'node:crypto';
import { isFolder, walk } from './layout.ts';

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

/** Settings outside the code that affect built files. */
const SETTINGS = ['FARSEER_SITE_URL', 'FARSEER_REPOSITORY_URL', 'FARSEER_SECURITY_CONTACT'] as const;
/** Inputs of the pages: our code with its texts and styles, and the exact package versions. */
const CODE = [
  'src',
  'public',
  'astro.config.mjs',
  'astro.env',
  'tsconfig.json',
  'package-lock.json',
] as const;

/** Computes the digest; `root` is the project folder. */
export function codeDigest(root: string): string {
  const hash = createHash('sha256').update(
    JSON.stringify([process.version, SETTINGS.map((name) => process.env[name] ?? null)]),
  );
  for (const part of CODE) {
    const path = join(root, part);
    for (const file of isFolder(path) ? walk(path) : [path])
      hash.update(`\n${file.slice(root.length)}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}
