/** Writes decoded games to the corpus. */
import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fingerprint } from '../../game/identity.ts';
import { addedText, readAdded, timesAfter } from './added.ts';
import { readCandidates } from './corpus.ts';
import { gameKind } from './game-kind.ts';
import type { TournamentEvent } from './events.ts';
import { writeWhole } from './file-facts.ts';
import { REFUSED_WORDS } from './ingest-words.ts';
import { ADDED_FILE, compareText, RECORD_EXTENSION, type CorpusFile } from './layout.ts';
import { arrange, type CorpusCopy } from './library.ts';
import { moveOrders, removeOrders, writeOrders } from './orders-file.ts';
import { place, type BrokenRecord, type Newcomer, type RecordPlacement } from './place.ts';
import { recordText } from './record-text.ts';
import { refreshCache } from './refresh-cache.ts';
import type { Refusal } from './refusal.ts';

/** The result for one recording. */
export interface Ingested {
  path: string;
  outcome: RecordPlacement['outcome'];
  /** Path of its record inside the corpus, if one was written. */
  file?: string;
  /** Code of the refusal. */
  code?: Refusal['code'] | 'incomplete' | 'not-melee' | 'same-id' | 'not-written';
  /** Id, event and kind of the game as archived, if there is a game. */
  game?: { replayId: string; tournamentId: string | null; kind: string };
  /** The reason, for duplicates and refused recordings; otherwise other remarks. */
  sentence?: string;
}

export interface KeepOptions {
  root: string;
  cache: string;
  events: readonly TournamentEvent[];
  /** Current time in the format of `added.json`. */
  now: string;
  /** Whether to refuse new games that are too short, or that aren't melee games between people. */
  onlyMelee?: boolean | undefined;
}

/** A game to store, and the path of its recording. */
export type Arrived = Newcomer & { path: string };

/**
 * Writes games to the current corpus and returns the result for each game; a game is refused if its record can't be
 * written. Requires the corpus lock. Rejects if `added.json` is invalid or can't be written.
 */
export async function keep(
  newcomers: readonly Arrived[],
  { root, cache, events, now, onlyMelee }: KeepOptions,
): Promise<Ingested[]> {
  const times = readAdded(root);
  // The longest recording comes first, so that all others of the same game are duplicates of it.
  const longestFirst = newcomers.toSorted(
    (a, b) =>
      b.game.clockMs - a.game.clockMs || b.recording.bytes - a.recording.bytes || compareText(a.path, b.path),
  );

  await refreshCache(root, cache);
  const seeds = new Set(newcomers.map(({ game }) => String(game.randomSeed)));
  const { candidates, problems } = readCandidates(root, cache, events, { wanted: mayHave(seeds) });
  const isEvent = (id: string) => events.some((event) => event.id === id);
  const broken = new Map<string, BrokenRecord>();
  for (const { file, code } of problems) {
    const folder = file.split('/')[0]!;
    if (code === 'invalid-record')
      broken.set(basename(file, RECORD_EXTENSION), { file, tournamentId: isEvent(folder) ? folder : null });
  }
  const report: Ingested[] = [];
  const bySeed = Map.groupBy(candidates, ({ game }) => game.randomSeed);
  for (const { path, ...newcomer } of longestFirst) {
    const { randomSeed } = newcomer.game;
    const ofSeed = bySeed.get(randomSeed) ?? [];
    const { write, remove, ...placement } = place(newcomer, ofSeed, broken);
    const { kind, phrase } = gameKind(newcomer.game);
    if (onlyMelee && placement.outcome === 'new' && kind !== 'melee') {
      report.push({ path, outcome: 'refused', code: 'not-melee', sentence: REFUSED_WORDS.notMelee(phrase) });
      continue;
    }
    try {
      if (write)
        writeWhole(join(root, write.file), recordText({ recording: write.recording, game: write.game }));
    } catch (error) {
      const sentence = REFUSED_WORDS.notWritten((error as Error).message);
      report.push({ path, outcome: 'refused', code: 'not-written', sentence });
      continue;
    }
    keepOrders(root, { newcomer, write, remove, candidates: ofSeed });
    for (const file of remove) rmSync(join(root, file));
    const others = ofSeed.filter(({ file }) => file !== write?.file && !remove.includes(file));
    bySeed.set(randomSeed, write ? [...others, write] : others);
    const { replayId, tournamentId } = write ?? ofSeed.find(isSameGame(newcomer)) ?? newcomer;
    const about = placement.outcome === 'refused' ? {} : { game: { replayId, tournamentId, kind: phrase } };
    report.push({ path, ...placement, ...about, ...(write && { file: write.file }) });
  }
  const before = arrange(candidates, events).games;
  const after = arrange([...bySeed.values()].flat(), events).games;
  const taken = new Set(newcomers.map(({ game }) => fingerprint(game)));
  const text = addedText(timesAfter(times, { before, after, taken, now }));
  if (text !== addedText(times)) writeWhole(join(root, ADDED_FILE), text);
  return report;
}

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

/** Writes, moves or removes the orders file together with its record. */
function keepOrders(
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
  const { orders } = (write ?? newcomer).game;
  if (record && orders) writeOrders(join(root, record.file), orders);
  for (const file of remove) {
    if (write && !orders) moveOrders(join(root, file), join(root, write.file));
    removeOrders(join(root, file));
  }
}
