import { rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fingerprint, replayId } from '../replay/identity.ts';
import { INCOMPLETE_REASONS } from '../replay/vocabulary.ts';
import { ADDED_FILE, addedText, readAdded, timesAfter } from './added.ts';
import { readCandidates } from './corpus.ts';
import { decodeFiles, type PoolOptions } from './decode-pool.ts';
import { readEvents } from './events.ts';
import { writeWhole } from './file-facts.ts';
import {
  compareText,
  FIXTURES,
  insideCorpus,
  isArchiveName,
  isFolder,
  isRecordingName,
  RECORD_EXTENSION,
  walk,
} from './layout.ts';
import { arrange, type Candidate } from './library.ts';
import { alone } from './lock.ts';
import { moveOrders, removeOrders, writeOrders } from './orders-file.ts';
import { place, type BrokenRecord, type Newcomer, type Placement } from './place.ts';
import type { ReadRecording } from './read-recording.ts';
import type { Refusal } from './refusal.ts';
import { recordText } from './record-text.ts';
import { refreshCache } from './refresh-cache.ts';
import { unpacked } from './unpacked.ts';

export interface IngestOptions extends PoolOptions {
  /** Absolute path of the corpus. */
  root: string;
  /** Absolute path of the cache of decoded recordings. */
  cache: string;
  /** The time it is, ISO 8601 in UTC to the second: when new games came into the archive. */
  now: string;
  /** Event of all the recordings; otherwise it is the folder of each one, if that is the id of an event. */
  event?: string | undefined;
  /** Takes recordings that break off as well. */
  incomplete?: boolean | undefined;
}

/** What became of one recording. */
export interface Ingested {
  path: string;
  outcome: Placement['outcome'];
  /** Why it was refused, in one word. */
  code?: Refusal['code'] | 'incomplete' | 'same-id' | 'not-written';
  /** Why, for duplicates and refused recordings; otherwise what else there is to say. */
  sentence?: string;
}

/**
 * The recordings that files and folders stand for: every file that is named, and those of a folder and the
 * folders below it that have the extension of recordings or of archives. Each one once.
 */
export function findRecordings(paths: readonly string[], root: string): string[] {
  const found = paths.flatMap((path) => {
    if (!isFolder(path)) return [path];
    const isFixture = (file: string) => insideCorpus(root, resolve(file)).startsWith(`${FIXTURES}/`);
    return walk(path).filter((file) => (isRecordingName(file) || isArchiveName(file)) && !isFixture(file));
  });
  return [...new Map(found.map((path) => [resolve(path), path])).values()];
}

interface Read {
  path: string;
  result: ReadRecording;
}

/**
 * Decodes recordings and writes their games into the corpus as records. Doing it again changes nothing, and of several
 * at once each waits with its writing for the one before. Resolves with what became of every recording, sorted by path; a
 * record that cannot be written costs its one game. Rejects when `events.json` or `added.json` is invalid or the latter
 * cannot be written.
 */
export async function ingest(paths: readonly string[], options: IngestOptions): Promise<Ingested[]> {
  const { sources, refused, clear } = unpacked(paths);
  const decoded = await decodeFiles(
    sources.map(({ file }) => file),
    options,
  );
  clear();
  const read = decoded.map((result, index) => ({ path: sources[index]!.path, result }));
  const kept = await alone(options.root, () => keep(read, options));
  const said = refused.map(({ path, refusal }): Ingested => ({ path, outcome: 'refused', ...refusal }));
  return [...said, ...kept].sort((a, b) => compareText(a.path, b.path));
}

/** Writes the games of what was read, into the corpus as it is now. */
async function keep(read: readonly Read[], options: IngestOptions): Promise<Ingested[]> {
  const { root, cache, now } = options;
  const events = readEvents(root);
  const times = readAdded(root);
  await refreshCache(root, cache);
  const { candidates, problems } = readCandidates(root, cache, events);
  const isEvent = (id: string) => events.some((event) => event.id === id);
  const broken = new Map<string, BrokenRecord>();
  for (const { file, code } of problems) {
    const folder = file.split('/')[0]!;
    if (code === 'invalid-record')
      broken.set(basename(file, RECORD_EXTENSION), { file, tournamentId: isEvent(folder) ? folder : null });
  }

  const report: Ingested[] = [];
  const newcomers: (Newcomer & { path: string })[] = [];
  for (const { path, result } of read) {
    const refusal = refuse(result, options);
    if (refusal || !result.ok) report.push({ path, outcome: 'refused', ...refusal });
    else newcomers.push({ path, ...result.value, ...name(result.value, path, isEvent, options.event) });
  }
  // The longest recording first: every other one of the same game then is a duplicate of it.
  newcomers.sort(
    (a, b) =>
      b.game.clockMs - a.game.clockMs || b.recording.bytes - a.recording.bytes || compareText(a.path, b.path),
  );
  let corpus: Candidate[] = candidates;
  for (const { path, ...newcomer } of newcomers) {
    const { write, remove, ...said } = place(newcomer, corpus, broken);
    try {
      if (write)
        writeWhole(join(root, write.file), recordText({ recording: write.recording, game: write.game }));
    } catch (error) {
      const sentence = `Its record could not be written: ${(error as Error).message}.`;
      report.push({ path, outcome: 'refused', code: 'not-written', sentence });
      continue;
    }
    keepOrders(root, { newcomer, write, remove, corpus });
    for (const file of remove) rmSync(join(root, file));
    corpus = corpus.filter(({ file }) => file !== write?.file && !remove.includes(file));
    if (write) corpus.push(write);
    report.push({ path, ...said });
  }
  const before = arrange(candidates, events).games;
  const after = arrange(corpus, events).games;
  const taken = new Set(newcomers.map(({ game }) => fingerprint(game)));
  const text = addedText(timesAfter(times, { before, after, taken, now }));
  if (text !== addedText(times)) writeWhole(join(root, ADDED_FILE), text);
  return report;
}

/** The orders lie beside the record: written with it, moved with it, gone with it. */
function keepOrders(
  root: string,
  {
    newcomer,
    write,
    remove,
    corpus,
  }: Pick<Placement, 'write' | 'remove'> & { newcomer: Newcomer; corpus: Candidate[] },
): void {
  const { sha256 } = newcomer.recording;
  const record =
    write ?? corpus.find(({ kind, recording }) => kind === 'record' && recording.sha256 === sha256);
  const { orders } = (write ?? newcomer).game;
  if (record && orders) writeOrders(join(root, record.file), orders);
  for (const file of remove) {
    if (write && !orders) moveOrders(join(root, file), join(root, write.file));
    removeOrders(join(root, file));
  }
}

/** Why a recording is not taken, apart from other games; null when it is. */
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

/** Id and event of a game: the event that is asked for, else the one the recording's folder is named after. */
function name(
  { game, recording }: Pick<Candidate, 'game' | 'recording'>,
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
