/** Digest of everything that turns games into pages; it serves as a key for data cached between builds. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFolder, walk } from './layout.ts';

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
