/** Writes decoded games to the corpus. */
import { counted } from '../../game/counted.ts';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fingerprint } from '../../game/identity.ts';
import { isNewerRecord } from '../../game/stored/record.ts';
import { addedText, isMerged, readAdded, timesAfter } from './added.ts';
import { readCandidates } from './corpus.ts';
import type { TournamentEvent } from './events.ts';
import { deleteFile, writeTogether, writeWhole } from './disk/write.ts';
import { ADDED_FILE, compareText, type CorpusFile, RECORD_EXTENSION } from './layout.ts';
import { parseJson } from './json-file.ts';
import { arrange, type CorpusCopy } from './library.ts';
import { ordersPath, ordersToWrite } from './orders-file.ts';
import { type BrokenRecord, type Newcomer, place, type RecordPlacement } from './place.ts';
import { notWrittenSentence, type Problem } from './problem.ts';
import { recordText } from './record-text.ts';
import type { Refusal } from './refusal.ts';
import type { Game, GamePlayer } from '../../game/game.ts';
import { contenders } from '../../game/contenders.ts';
import { findObject } from '../../game/objects/table.ts';

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

export interface KeepOptions {
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
export function keep(
  newcomers: readonly Arrived[],
  { root, events, now, onlyMelee }: KeepOptions,
): Ingested[] {
  const times = readAdded(root);
  // The longest recording comes first, so that all others of the same game are duplicates of it.
  const longestFirst = newcomers.toSorted(
    (a, b) =>
      b.game.clockMs - a.game.clockMs || b.recording.bytes - a.recording.bytes || compareText(a.path, b.path),
  );

  const seeds = new Set(newcomers.map(({ game }) => String(game.randomSeed)));
  const { candidates, problems } = readCandidates(root, events, { wanted: mayHave(seeds) });
  const broken = brokenRecords(root, problems, events);
  const report: Ingested[] = [];
  const bySeed = Map.groupBy(candidates, ({ game }) => game.randomSeed);
  for (const { path, ...newcomer } of longestFirst) {
    const { randomSeed } = newcomer.game;
    const ofSeed = bySeed.get(randomSeed) ?? [];
    const { write, remove, ...placement } = place(newcomer, ofSeed, broken);
    const { kind, phrase } = gameKind(newcomer.game);
    if (onlyMelee && placement.outcome === 'new' && kind !== 'melee') {
      report.push({
        path,
        outcome: 'refused',
        code: 'not-melee',
        sentence: `This is ${phrase}. --any takes it nevertheless.`,
      });
      continue;
    }
    try {
      store(root, { newcomer, write, remove, candidates: ofSeed });
    } catch (error) {
      report.push(notWritten(path, error));
      continue;
    }
    const others = ofSeed.filter(({ file }) => file !== write?.file && !remove.includes(file));
    bySeed.set(randomSeed, write ? [...others, write] : others);
    const { replayId, tournamentId } = write ?? ofSeed.find(isSameGame(newcomer)) ?? newcomer;
    const about = placement.outcome === 'refused' ? {} : { game: { replayId, tournamentId, kind: phrase } };
    report.push({ path, ...placement, ...about, ...(write && { file: write.file }) });
  }
  const before = arrange(candidates, events).games;
  const after = arrange([...bySeed.values()].flat(), events).games;
  const taken = new Set(newcomers.map(({ game }) => fingerprint(game)));
  const updated = timesAfter(times, { before, after, taken, now });
  try {
    // Also written if it has the marks of a merge.
    if (addedText(updated) !== addedText(times) || isMerged(root))
      writeWhole(join(root, ADDED_FILE), addedText(updated));
  } catch (error) {
    // Such games are in no feed, so they have to be taken in again.
    return report.map((one) => (one.outcome === 'refused' ? one : notWritten(one.path, error)));
  }
  return report;
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
  sentence: notWrittenSentence(error),
});

/** Finds the archive's copy of a game. */
const isSameGame =
  ({ game }: Newcomer) =>
  (copy: CorpusCopy): boolean =>
    fingerprint(copy.game) === fingerprint(game);

/**
 * Whether a file may contain a game with one of these seeds. Recordings of one game share their seed, and every id and
 * record name begins with it. So only a few of ten thousand records need to be read.
 */
const mayHave =
  (seeds: ReadonlySet<string>) =>
  ({ file, kind }: CorpusFile): boolean =>
    kind === 'recording' || seeds.has(basename(file).split('_')[0]!);

/** Writes a game's record and orders together, then deletes the records that it replaces. Throws a sentence. */
function store(
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

/** Shortest game accepted automatically, in minutes of game time. */
const SHORTEST_MINUTES = 5;
const MINUTE_MS = 60_000;

/** Kinds of games; each completes "This is …". */
export const KIND_WORDS = {
  alone: 'a game of one person',
  oneSide: 'a game with only one side',
  short: (minutes: number): string => `a game of less than ${minutes} minutes`,
  custom: 'not a melee game: fewer than two sides build and train as a race does',
  /** `sides` is "2v2" or "1v1v1". */
  melee: (sides: string): string => `a melee game, ${sides}`,
};

/** `melee` is the kind of game that the archive is about. */
type GameKind = 'melee' | 'alone' | 'computers' | 'one-side' | 'custom' | 'short';

/** The kind of a game, and a phrase that describes this kind; the first fault found counts. */
export function gameKind(game: Game): { kind: GameKind; phrase: string } {
  const players = contenders(game);
  const people = players.filter(({ kind }) => kind === 'human');
  const computers = players.length - people.length;
  const teams = new Set(players.map(({ team }) => team)).size;
  if (computers > 0)
    return { kind: 'computers', phrase: `a game with ${counted(computers, 'computer player')}` };
  if (people.length < 2) return { kind: 'alone', phrase: KIND_WORDS.alone };
  if (teams < 2) return { kind: 'one-side', phrase: KIND_WORDS.oneSide };
  if (game.clockMs < SHORTEST_MINUTES * MINUTE_MS)
    return { kind: 'short', phrase: KIND_WORDS.short(SHORTEST_MINUTES) };
  if (new Set(people.filter(playsMelee).map(({ team }) => team)).size < 2)
    return { kind: 'custom', phrase: KIND_WORDS.custom };
  return { kind: 'melee', phrase: KIND_WORDS.melee(sidesOf(people)) };
}

/** Whether a player orders a unit and a building of their race. */
const playsMelee = ({ race, events }: GamePlayer): boolean => {
  const kinds = new Set(
    events.flatMap((event) => {
      const object = 'id' in event ? findObject(event.id) : undefined;
      return object && object.race === race ? object.kind : [];
    }),
  );
  return race !== null && kinds.has('building') && kinds.has('unit');
};

/** Formats sides: "2v2", "1v1v1". */
const sidesOf = (people: readonly GamePlayer[]): string =>
  [...Map.groupBy(people, ({ team }) => team).values()].map(({ length }) => length).join('v');
