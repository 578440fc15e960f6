/** Astro's side of the release: it is written beside the pages, and put among them when they are done. */
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { urls } from '../urls.ts';

/** A folder for each version that was written. Of this process alone: two builds do not write into each other's releases. */
export const WRITTEN = resolve('.cache', 'release', String(process.pid));
process.once('exit', () => rmSync(WRITTEN, { recursive: true, force: true }));

/** The addresses of a release: that of its version, which never holds anything else, and that of the latest. */
export const addressesOf = (version: string): string[] => [version, 'latest'];

export function releases(): AstroIntegration {
  return {
    name: 'releases',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const dist = fileURLToPath(dir);
        for (const version of readdirSync(WRITTEN))
          for (const address of addressesOf(version))
            cpSync(join(WRITTEN, version), join(dist, urls.release(address)), { recursive: true });
      },
    },
  };
}
