/** `npm run release`: adds the archive’s current data to the store of releases, under a permanent version. */
import './failure.ts';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions } from './arguments.ts';
import { timeText } from '../archive/corpus/added-times.ts';
import { checkClock } from '../archive/corpus/clock.ts';
import { alone } from '../archive/corpus/disk/lock.ts';
import { scratchFolder } from '../archive/corpus/disk/scratch.ts';
import { writeError } from '../archive/corpus/disk/write.ts';
import { readInputs, type CorpusInputs } from '../archive/corpus/inputs.ts';
import { archiveOf } from '../archive/count/archive.ts';
import { readReleases, nextVersion, releaseStore, writeKept } from '../data/release/permanent-releases.ts';
import { writeRelease } from '../data/release/release.ts';
import { placeholderWarning, siteAddress } from '../host/settings.ts';

const USAGE = `Usage: npm run release

Writes the archive’s data under the next version to releases/, or to the folder in FARSEER_RELEASES. Writes nothing if
the newest release has the same data. The next build publishes all versions in that folder.
`;

/** Begins the name of a folder that is being copied. */
const PARTIAL_PREFIX = '.half-';

process.exitCode = await main();

/**
 * Exit code: 0, even if nothing changed; 1 if the archive has no games; 2 for invalid arguments, or for a store or corpus
 * that can't be read or written.
 */
async function main(): Promise<number> {
  readOptions(USAGE, {});
  const warning = placeholderWarning();
  if (warning !== null) console.error(warning);
  const store = releaseStore();
  // Checked first, so that a mistake in a setting doesn't make a folder.
  readReleases(store);
  const inputs = readInputs([]);
  checkClock(timeText(new Date()), inputs.added);
  if (inputs.games.length === 0) {
    console.error('The archive has no games, so there is nothing to release. Check FARSEER_REPLAYS.');
    return 1;
  }
  const scratch = scratchFolder();
  try {
    console.log(await alone(store, () => addRelease(inputs, store, scratch.folder)));
    return 0;
  } catch (error) {
    // Files of the release are first written elsewhere, and a full disk names no path.
    throw writeError(scratch.folder, error);
  } finally {
    scratch.clear();
  }
}

/** Writes the release into the store and returns a sentence with its version. Requires the lock of the store. */
function addRelease(inputs: CorpusInputs, store: string, folder: string): string {
  for (const name of readdirSync(store))
    if (name.startsWith(PARTIAL_PREFIX)) rmSync(join(store, name), { recursive: true, force: true });
  const stored = readReleases(store);
  // Builds and the time of the index are no part of a release.
  const archive = archiveOf({ ...inputs, exceptions: [], builds: [], generatedAt: '1970-01-01T00:00:00Z' });
  const { digest, updated, games } = writeRelease(archive, folder, siteAddress(), stored);
  const unchanged = stored.find((release) => release.digest === digest);
  if (unchanged) return `Release ${unchanged.version} has the same data.`;
  const entry = { version: nextVersion(stored), digest, updated, games };
  const releases = [...stored, entry];
  // Again, because its version follows from its digest, and it lists itself.
  writeRelease(archive, folder, siteAddress(), releases);
  keepFolder(folder, store, entry.version);
  writeKept(store, releases);
  return `Release ${entry.version} with ${games} games is in ${join(store, entry.version)}.`;
}

/**
 * Copies a release into the store: it appears there whole or not at all. A run that was killed before it wrote the list
 * may have left the same files; other files under the version are somebody's, so they stay, with a sentence.
 */
function keepFolder(folder: string, store: string, version: string): void {
  const target = join(store, version);
  if (existsSync(target)) {
    const sums = (release: string) => readFileSync(join(release, 'sha256sums.txt'), 'utf8');
    if (existsSync(join(target, 'sha256sums.txt')) && sums(target) === sums(folder)) return;
    throw new Error(
      `${target} exists, but ${join(store, 'index.json')} does not list it. If the list was lost, put it back; otherwise delete the folder.`,
    );
  }
  const partial = join(store, PARTIAL_PREFIX + version);
  try {
    cpSync(folder, partial, { recursive: true });
    renameSync(partial, target);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    throw writeError(target, error);
  }
}
