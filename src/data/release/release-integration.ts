/** Astro's side of the release: it is written beside the pages, and put among them when they are done. */
import { cpSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { urls } from '../../urls.ts';

/** A folder for each version that was written. Of this process alone: two builds do not write into each other's releases. */
export const WRITTEN = resolve('.cache', 'release', String(process.pid));
process.once('exit', () => rmSync(WRITTEN, { recursive: true, force: true }));

/** The addresses of a release: that of its version, which never holds anything else, and that of the latest. */
export const addressesOf = (version: string) => [version, 'latest'] as const;

export function releases(): AstroIntegration {
  return {
    name: 'releases',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const dist = fileURLToPath(dir);
        for (const version of readdirSync(WRITTEN)) {
          const [numbered, latest] = addressesOf(version);
          copy(join(WRITTEN, version), join(dist, urls.release(numbered)));
          move(join(WRITTEN, version), join(dist, urls.release(latest)));
        }
      },
    },
  };
}

const copy = (from: string, to: string): void => cpSync(from, to, { recursive: true });

/** A copy where the build goes to another disk, or into a folder that has files already. */
function move(from: string, to: string): void {
  try {
    mkdirSync(dirname(to), { recursive: true });
    renameSync(from, to);
  } catch {
    copy(from, to);
  }
}
