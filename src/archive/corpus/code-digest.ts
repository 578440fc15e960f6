/** A digest of all that makes pages out of games, for what is kept between builds. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFolder, walk } from './layout.ts';

/** Settings that files of a build are made with besides the code. */
const SETTINGS = ['FARSEER_SITE_URL', 'FARSEER_REPOSITORY_URL', 'FARSEER_SECURITY_CONTACT'] as const;
/** What pages are made by: our code with its texts and styles, and the exact packages. */
const CODE = [
  'src',
  'public',
  'astro.config.mjs',
  'astro.env',
  'tsconfig.json',
  'package-lock.json',
] as const;

/** A digest of all that makes pages out of games; `root` is the project. */
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
