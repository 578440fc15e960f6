/** Writes decoded games to the corpus. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fingerprint } from '../../game/identity.ts';
import { isNewerRecord } from '../../game/stored/record.ts';
import { addedText, isMerged, readAdded, timesAfter } from './added-times.ts';
import { readCandidates } from './corpus.ts';
import { deleteFile, writeTogether, writeWhole } from './disk/write.ts';
import type { TournamentEvent } from './events.ts';
import { gameKind } from './game-kind.ts';
import { parseJson } from './json-file.ts';
import { ADDED_FILE, compareText, type CorpusFile, RECORD_EXTENSION } from './layout.ts';
import { arrangeCopies, type CorpusCopy } from './library.ts';
import { ordersPath, ordersToWrite } from './orders-file.ts';
import { type BrokenRecord, type Newcomer, placeRecord, type RecordPlacement } from './place-record.ts';
import { sayNotAdded } from './disk/reasons.ts';
import type { Problem } from './problem.ts';
import { recordText } from './record-text.ts';
import type { Refusal } from './refusal.ts';

/** The result for one recording. */
export interface Ingested {
  path: string;
  outcome: RecordPlacement['outcome'];
  /** Path of its record inside the corpus, if one was written. */
  file?: string;
  /** Code of the refusal. */
  code?: Refusal['code'] | 'incomplete' | 'not-melee' | 'same-id' | 'newer-record' | 'not-written';
  /** Id, event and kind of the game as archived, if there is a game. */
  game?: { replayId: string; tournamentId: string | null; kind: string };
  /** The reason, for duplicates and refused recordings; otherwise other remarks. */
  sentence?: string;
}

/** Where and when games are stored. */
export interface StoreOptions {
  root: string;
  events: readonly TournamentEvent[];
  /** Current time in the format of `added.json`. */
  now: string;
  /** Whether to refuse new games that are too short, or that aren't melee games between people. */
  onlyMelee?: boolean | undefined;
}

/** A game to store, and the path of its recording. */
export type Arrived = Newcomer & { path: string };

/**
 * Writes games to the current corpus and returns the result for each game; a game is refused if its files or its time
 * can't be written. Requires the corpus lock. Throws, before anything is written, if a list is invalid.
 */
export function storeGames(
  newcomers: readonly Arrived[],
  { root, events, now, onlyMelee = false }: StoreOptions,
): Ingested[] {
  const times = readAdded(root);
  // The longest recording comes first, so that all others of the same game are duplicates of it.
  const longestFirst = newcomers.toSorted(
    (a, b) =>
      b.game.clockMs - a.game.clockMs || b.recording.bytes - a.recording.bytes || compareText(a.path, b.path),
  );

  const seeds = new Set(newcomers.map(({ game }) => String(game.randomSeed)));
  const { candidates, problems } = readCandidates(root, events, {
    wanted: (file) => mayHoldSeed(file, seeds),
  });
  const broken = brokenRecords(root, problems, events);
  const bySeed = Map.groupBy(candidates, ({ game }) => game.randomSeed);
  const report: Ingested[] = [];
  for (const newcomer of longestFirst) report.push(storeOne(root, newcomer, { bySeed, broken, onlyMelee }));

  const updated = timesAfter(times, {
    before: arrangeCopies(candidates, events).games,
    after: arrangeCopies([...bySeed.values()].flat(), events).games,
    taken: new Set(newcomers.map(({ game }) => fingerprint(game))),
    now,
  });
  try {
    // Also written if it has the marks of a merge.
    if (addedText(updated) !== addedText(times) || isMerged(root))
      writeWhole(join(root, ADDED_FILE), addedText(updated));
  } catch (error) {
    // Such games are in no feed, so they have to be taken in again.
    return report.map((result) => (result.outcome === 'refused' ? result : notWritten(result.path, error)));
  }
  return report;
}

interface StoredGames {
  /** The games in the corpus by seed; a game that is stored is added. */
  bySeed: Map<number, CorpusCopy[]>;
  broken: ReadonlyMap<string, BrokenRecord>;
  onlyMelee: boolean;
}

function storeOne(
  root: string,
  { path, ...newcomer }: Arrived,
  { bySeed, broken, onlyMelee }: StoredGames,
): Ingested {
  const { randomSeed } = newcomer.game;
  const candidates = bySeed.get(randomSeed) ?? [];
  const { write, remove, ...placement } = placeRecord(newcomer, candidates, broken);
  const { kind, phrase } = gameKind(newcomer.game);
  if (onlyMelee && placement.outcome === 'new' && kind !== 'melee') {
    const sentence = `This is ${phrase}. --any takes it nevertheless.`;
    return { path, outcome: 'refused', code: 'not-melee', sentence };
  }
  try {
    writeFiles(root, { newcomer, write, remove, candidates });
  } catch (error) {
    return notWritten(path, error);
  }
  const unchanged = candidates.filter(({ file }) => file !== write?.file && !remove.includes(file));
  bySeed.set(randomSeed, write ? [...unchanged, write] : unchanged);
  const { replayId, tournamentId } =
    write ?? candidates.find((copy) => fingerprint(copy.game) === fingerprint(newcomer.game)) ?? newcomer;
  const game = placement.outcome === 'refused' ? {} : { game: { replayId, tournamentId, kind: phrase } };
  return { path, ...placement, ...game, ...(write && { file: write.file }) };
}

/** The records that can't be used, by id. */
function brokenRecords(
  root: string,
  problems: readonly Problem[],
  events: readonly TournamentEvent[],
): ReadonlyMap<string, BrokenRecord> {
  const invalid = problems.filter(({ code }) => code === 'invalid-record');
  return new Map(
    invalid.map(({ file }) => {
      const tournamentId = events.find(({ id }) => id === file.split('/')[0])?.id ?? null;
      const record = { file, tournamentId, newer: isNewer(join(root, file)) };
      return [basename(file, RECORD_EXTENSION), record];
    }),
  );
}

/** Whether a record can only be read by a newer version of this program. */
function isNewer(path: string): boolean {
  try {
    return isNewerRecord(parseJson(readFileSync(path, 'utf8')));
  } catch {
    // A file that is no record is not newer.
    return false;
  }
}

const notWritten = (path: string, error: unknown): Ingested => ({
  path,
  outcome: 'refused',
  code: 'not-written',
  sentence: sayNotAdded(error),
});

/**
 * Whether a file may contain a game with one of these seeds. Recordings of one game share their seed, and every id and
 * record name begins with it. So only a few of ten thousand records need to be read.
 */
const mayHoldSeed = ({ file, kind }: CorpusFile, seeds: ReadonlySet<string>): boolean =>
  kind === 'recording' || seeds.has(basename(file).split('_')[0]!);

/** Writes a game's record and orders together, then deletes the records that it replaces. Throws a sentence. */
function writeFiles(
  root: string,
  {
    newcomer,
    write,
    remove,
    candidates,
  }: Pick<RecordPlacement, 'write' | 'remove'> & { newcomer: Newcomer; candidates: readonly CorpusCopy[] },
): void {
  const { sha256 } = newcomer.recording;
  const record =
    write ?? candidates.find(({ kind, recording }) => kind === 'record' && recording.sha256 === sha256);
  const earlier = remove.map((file) => join(root, file));
  const orders = record && ordersToWrite(join(root, record.file), (write ?? newcomer).game.orders, earlier);
  writeTogether([
    ...(write
      ? [
          {
            path: join(root, write.file),
            text: recordText({ recording: write.recording, game: write.game }),
          },
        ]
      : []),
    ...(orders ? [orders] : []),
  ]);
  for (const file of earlier) {
    deleteFile(file);
    deleteFile(ordersPath(file));
  }
}
