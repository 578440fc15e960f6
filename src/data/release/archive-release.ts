/** The release of an archive, written once and kept next to the pages of a build. */
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Archive } from '../../archive/count/archive.ts';
import { memoize } from '../../archive/count/memoize.ts';
import { SITE_URL } from '../../site.ts';
import { readReleases } from './permanent-releases.ts';
import { WRITTEN } from './release-integration.ts';
import { writeRelease, type Release } from './release.ts';

/** The release of an archive. The first call writes its files. */
export const releaseOf = memoize((archive: Archive): Release => {
  rmSync(WRITTEN, { recursive: true, force: true });
  const unnamed = join(WRITTEN, 'unnamed');
  const release = writeRelease(archive, unnamed, SITE_URL, readReleases());
  renameSync(unnamed, join(WRITTEN, release.version));
  return release;
});

/** Local path of a file in the release. */
export const fileOfRelease = (archive: Archive, path: string): string =>
  join(WRITTEN, releaseOf(archive).version, path);
