/** `npm run release`: adds the archive’s current data to the store of releases, under a permanent version. */
import './failure.ts';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readInputs } from '../archive/corpus/inputs.ts';
import { archiveOf } from '../archive/count/archive.ts';
import { keptReleases, nextVersion, releaseStore, writeKept } from '../data/release/kept.ts';
import { writeRelease } from '../data/release/release.ts';
import { placeholderWarning, siteAddress } from '../host/settings.ts';
import { RELEASE_WORDS } from './words.ts';

const USAGE = `Usage: npm run release

Writes the archive’s data under the next version to releases/, or to the folder in FARSEER_RELEASES. Writes nothing if
the newest release has the same data. The next build publishes all versions in that folder.
`;

process.exitCode = main();

/** Exit code: 0, even if nothing changed; 2 for invalid arguments or an unreadable store or corpus. */
function main(): number {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  try {
    const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } });
    if (values.help) {
      process.stdout.write(USAGE);
      return 0;
    }
    const warning = placeholderWarning();
    if (warning !== null) console.error(warning);
    console.log(released(folder));
    return 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Writes the release and prints its version. */
function released(folder: string): string {
  const store = releaseStore();
  const kept = keptReleases(store);
  const archive = archiveOf({
    ...readInputs([]),
    exceptions: [],
    builds: [],
    generatedAt: '1970-01-01T00:00:00Z',
  });
  const { digest, updated, games } = writeRelease(archive, folder, siteAddress(), { kept });
  const same = kept.find((release) => release.digest === digest);
  if (same) return RELEASE_WORDS.same(same.version);
  const entry = { version: nextVersion(kept), digest, updated, games };
  const releases = [...kept, entry];
  writeRelease(archive, folder, siteAddress(), { kept: releases });
  mkdirSync(store, { recursive: true });
  cpSync(folder, join(store, entry.version), { recursive: true, errorOnExist: true, force: false });
  writeKept(store, releases);
  return RELEASE_WORDS.written(entry.version, games, join(store, entry.version));
}
