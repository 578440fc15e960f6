/** Takes recordings into the corpus: finds, decodes, and keeps or refuses them. */
import { basename, dirname, resolve } from 'node:path';
import { isRecordingName } from '../../game/file-name.ts';
import { replayId } from '../../game/identity.ts';
import { INCOMPLETE_REASONS } from '../../game/vocabulary.ts';
import { readAdded } from './added-times.ts';
import { checkClock } from './clock.ts';
import { decodeFiles, type PoolOptions } from './decode-pool.ts';
import { alone } from './disk/lock.ts';
import { readEvents } from './events.ts';
import { type Arrived, type Ingested, storeGames } from './store-games.ts';
import { compareText, FIXTURES, insideCorpus, isArchiveName, isFolder, walk } from './layout.ts';
import type { CorpusCopy } from './library.ts';
import type { Newcomer } from './place-record.ts';
import type { ReadRecording } from './read-recording.ts';
import { unpackArchives } from './unpack-archives.ts';

/** Where recordings go, and which are taken. */
export interface IngestOptions extends PoolOptions {
  /** Absolute path of the corpus. */
  root: string;
  /** Current time, ISO 8601 in UTC to the second, stored as the time new games were added. */
  now: string;
  /**
   * Event of all recordings. If absent, each recording's folder names its event, if there is an event with
   * this id.
   */
  event?: string | undefined;
  /** Whether games that are stored under another event also move to `event`. */
  moves?: boolean | undefined;
  /** Whether to also accept truncated recordings. */
  incomplete?: boolean | undefined;
  /** Whether to refuse new games that are shorter than five minutes, or that aren't melee games between people. */
  onlyMelee?: boolean | undefined;
}

/**
 * Recordings and archives in the given files and folders, including subfolders. Files named explicitly are included
 * with any extension. Without duplicates.
 */
export function findRecordings(paths: readonly string[], root: string): string[] {
  const files = paths.flatMap((path) => {
    if (!isFolder(path)) return [path];
    const isFixture = (file: string) => insideCorpus(root, resolve(file)).startsWith(`${FIXTURES}/`);
    const found = walk(path, 'unreadable folders too').filter(
      (file) => isRecordingName(file) || isArchiveName(file) || isFolder(file),
    );
    return found.filter((file) => !isFixture(file));
  });
  return [...new Map(files.map((path) => [resolve(path), path])).values()];
}

/**
 * Decodes recordings and writes their games to the corpus as records. Repeating this changes nothing. Parallel calls
 * wait for each other before writing. Resolves with the result for every recording, sorted by path; a file that can't be
 * read, unpacked or written costs only its games. Rejects with a sentence, before anything is written, if a list of the
 * corpus is invalid, the clock is wrong, or nothing can be written.
 */
export async function ingest(paths: readonly string[], options: IngestOptions): Promise<Ingested[]> {
  // Checked before the recordings are decoded, which may take an hour.
  await alone(options.root, () => checkCorpus(options));
  const decoded = await decodeAll(paths, options);
  return alone(options.root, () => storeAll(decoded, options));
}

/** Ingests like `ingest`, for a caller that holds the corpus lock and has checked the corpus. */
export async function ingestAlone(paths: readonly string[], options: IngestOptions): Promise<Ingested[]> {
  return storeAll(await decodeAll(paths, options), options);
}

/** Throws a sentence if a list that ingesting needs is invalid, or if the clock is wrong. */
export function checkCorpus({ root, now }: Pick<IngestOptions, 'root' | 'now'>): void {
  readEvents(root);
  checkClock(now, readAdded(root));
}

interface Decoded {
  refused: Ingested[];
  newcomers: Arrived[];
}

async function decodeAll(paths: readonly string[], options: IngestOptions): Promise<Decoded> {
  const events = readEvents(options.root);
  const isEvent = (id: string) => events.some((event) => event.id === id);
  const { sources, refused: unopened, clear } = unpackArchives(paths);
  try {
    const files = sources.map(({ file }) => file);
    const refused = unopened.map(({ path, refusal }): Ingested => ({ path, outcome: 'refused', ...refusal }));
    const newcomers: Arrived[] = [];
    for (const [index, result] of (await decodeFiles(files, options)).entries()) {
      const { path } = sources[index]!;
      const refusal = refuse(result, options);
      if (refusal || !result.ok) refused.push({ path, outcome: 'refused', ...refusal });
      else {
        const placed = placeOf(result.value, path, isEvent, options.event);
        newcomers.push({ path, ...result.value, ...placed, moves: options.moves });
      }
    }
    return { refused, newcomers };
  } finally {
    clear();
  }
}

function storeAll({ refused, newcomers }: Decoded, options: IngestOptions): Ingested[] {
  const stored = storeGames(newcomers, { ...options, events: readEvents(options.root) });
  return [...refused, ...stored].sort((a, b) => compareText(a.path, b.path));
}

/** Why a recording is refused, regardless of other games; null if it is accepted. */
function refuse(
  result: ReadRecording,
  { incomplete }: IngestOptions,
): Pick<Ingested, 'code' | 'sentence'> | null {
  if (!result.ok) return result.failure;
  const reason = result.value.game.incomplete;
  if (reason === null || incomplete) return null;
  return {
    code: 'incomplete',
    sentence: `${INCOMPLETE_REASONS[reason]} --incomplete takes it nevertheless.`,
  };
}

/** The id and the event of a game: the requested event, or otherwise the event named by the recording's folder. */
function placeOf(
  { game, recording }: Pick<CorpusCopy, 'game' | 'recording'>,
  path: string,
  isEvent: (id: string) => boolean,
  event: string | undefined,
): Pick<Newcomer, 'replayId' | 'tournamentId'> {
  const folder = basename(dirname(resolve(path)));
  return {
    replayId: replayId(game, recording.name),
    tournamentId: event ?? (isEvent(folder) ? folder : null),
  };
}
