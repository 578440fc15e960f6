import { basename, dirname, resolve } from 'node:path';
import { isRecordingName } from '../../game/file-name.ts';
import { replayId } from '../../game/identity.ts';
import { INCOMPLETE_REASONS } from '../../game/vocabulary.ts';
import { decodeFiles, type PoolOptions } from './decode-pool.ts';
import { readEvents } from './events.ts';
import { REFUSED_WORDS } from './ingest-words.ts';
import { keep, type Arrived, type Ingested } from './keep.ts';
import { compareText, FIXTURES, insideCorpus, isArchiveName, isFolder, walk } from './layout.ts';
import type { CorpusCopy } from './library.ts';
import { alone } from './lock.ts';
import type { Newcomer } from './place.ts';
import type { ReadRecording } from './read-recording.ts';
import { unpacked } from './unpacked.ts';

export interface IngestOptions extends PoolOptions {
  /** Absolute path of the corpus. */
  root: string;
  /** Absolute path of the cache of decoded recordings. */
  cache: string;
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
    return walk(path).filter((file) => (isRecordingName(file) || isArchiveName(file)) && !isFixture(file));
  });
  return [...new Map(files.map((path) => [resolve(path), path])).values()];
}

/**
 * Decodes recordings and writes their games to the corpus as records. Repeating this changes nothing. Parallel calls
 * wait for each other before writing. Resolves with the result for every recording, sorted by path; if a record can't
 * be written, only its game is lost. Rejects if `events.json` or `added.json` is invalid, or if `added.json` can't be
 * written.
 */
export async function ingest(paths: readonly string[], options: IngestOptions): Promise<Ingested[]> {
  const events = readEvents(options.root);
  const isEvent = (id: string) => events.some((event) => event.id === id);
  const { sources, refused, clear } = unpacked(paths);
  const decoded = await decodeFiles(
    sources.map(({ file }) => file),
    options,
  );
  clear();
  const report = refused.map(({ path, refusal }): Ingested => ({ path, outcome: 'refused', ...refusal }));
  const newcomers: Arrived[] = [];
  for (const [index, result] of decoded.entries()) {
    const { path } = sources[index]!;
    const refusal = refuse(result, options);
    if (refusal || !result.ok) report.push({ path, outcome: 'refused', ...refusal });
    else {
      const placed = name(result.value, path, isEvent, options.event);
      newcomers.push({ path, ...result.value, ...placed, moves: options.moves });
    }
  }
  const kept = await alone(options.root, () => keep(newcomers, { ...options, events }));
  return [...report, ...kept].sort((a, b) => compareText(a.path, b.path));
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
    sentence: REFUSED_WORDS.incomplete(INCOMPLETE_REASONS[reason]),
  };
}

/** The id and the event of a game: the requested event, or otherwise the event named by the recording's folder. */
function name(
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
