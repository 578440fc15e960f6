/** Astro integration for the release: the release is written during the build and moved into the site at the end. */
import { cpSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { sweep } from '../../archive/corpus/disk/scratch.ts';
import { urls } from '../../urls.ts';
import { readReleases, releaseStore } from './permanent-releases.ts';

/**
 * Folder for the written versions. There is one per process, so that two builds don't overwrite each other's releases.
 */
export const WRITTEN = resolve('.cache', `release-${process.pid}`);
process.once('exit', () => rmSync(WRITTEN, { recursive: true, force: true }));
// A killed build leaves its folder.
sweep(dirname(WRITTEN), 'release-');

/** The addresses of a release: the permanent address for its version, and `latest`. */
export const addressesOf = (version: string) => [version, 'latest'] as const;

/** Astro integration that puts the release and all kept ones into the build. */
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
          publishKept(dist, version);
        }
      },
    },
  };
}

/** Copies all releases in the store into a build, with the list of releases. */
function publishKept(dist: string, latest: string): void {
  const store = releaseStore();
  const kept = readReleases(store);
  for (const { version, url, withdrawn } of kept)
    if (url === undefined && withdrawn === undefined && version !== latest)
      copy(join(store, version), join(dist, urls.release(version)));
  const releases = kept.map(({ version, url = urls.release(version), withdrawn, ...release }) => ({
    version,
    ...(withdrawn === undefined ? { url } : { withdrawn }),
    ...release,
  }));
  const list = { latest: { version: latest, url: urls.release('latest') }, releases: releases.reverse() };
  writeFileSync(join(dist, urls.releases()), `${JSON.stringify(list, null, 2)}\n`);
}

const copy = (from: string, to: string): void => cpSync(from, to, { recursive: true });

/** Moves a folder. Copies it instead if the build is on another disk or its folder already contains files. */
function move(from: string, to: string): void {
  try {
    mkdirSync(dirname(to), { recursive: true });
    renameSync(from, to);
  } catch {
    copy(from, to);
  }
}
