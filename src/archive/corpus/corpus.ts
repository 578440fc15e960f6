/** The archive's games as the site's pages get them. Reads the disk, decodes nothing: see `refresh-cache.ts`. */
import { basename, join } from 'node:path';
import type { Game } from '../../game/game.ts';
import { replayId } from '../../game/identity.ts';
import type { ReplayRecord } from '../../game/stored/record.ts';
import { corpusChange } from './change.ts';
import { checkedIn, UNCHECKED, type Checked } from './checked.ts';
import { readEntry } from './decode-cache.ts';
import { readEvents, type TournamentEvent } from './events.ts';
import { sayUnreadable } from './file-facts.ts';
import {
  cacheFolder,
  corpusRoot,
  listCorpus,
  RECORD_EXTENSION,
  UNATTRIBUTED,
  type CorpusFile,
} from './layout.ts';
import { leanGame } from './lean.ts';
import { arrange, type Candidate, type CorpusGame } from './library.ts';
import { readPlayers } from './players.ts';
import type { Problem, ProblemCode } from './problem.ts';
import { readRecordFile } from './record.ts';
import { codeOfBuild } from './remembered.ts';
import { digestOfFile, readStamps, stampOf, type Stamps } from './stamps.ts';
import { withoutUnlisted } from './unlisted.ts';

export interface Corpus {
  /** In the order of the index. */
  games: CorpusGame[];
  events: TournamentEvent[];
  /** What was left out, and why. */
  problems: Problem[];
}

/** The pages have their own copy of every module, see `change.ts`: what both read is read once for both. */
const KEY = Symbol.for('farseer.corpus.loaded');
const shared = globalThis as { [KEY]?: Map<string, { corpus: Corpus; change: number }> };
const loaded = (shared[KEY] ??= new Map());

/**
 * The games of the archive, read once per process, and anew after a change that was noticed. Throws only when
 * `events.json` or `players.json` is invalid.
 */
export function loadCorpus(root: string = corpusRoot(), cache: string = cacheFolder()): Corpus {
  const key = `${root}\n${cache}`;
  const change = corpusChange();
  const held = loaded.get(key);
  if (held?.change === change) return held.corpus;
  const corpus = readCorpus(root, cache);
  loaded.set(key, { corpus, change });
  return corpus;
}

/** The games of a corpus as its files are now; recordings from the cache. Throws like `loadCorpus`. */
export function readCorpus(root: string, cache: string): Corpus {
  const events = readEvents(root);
  const { candidates, problems } = readCandidates(root, cache, events);
  const arranged = arrange(candidates, events);
  const players = readPlayers(root);
  const games = arranged.games.map((game) => withoutUnlisted(game, players));
  return { games, events, problems: [...problems, ...arranged.problems] };
}

/**
 * Every game found in the corpus, the same game as often as it lies there, and the files that gave none; of all files
 * unless `wanted` says of which.
 */
export function readCandidates(
  root: string,
  cache: string,
  events: readonly TournamentEvent[],
  wanted: (file: CorpusFile) => boolean = () => true,
): { candidates: Candidate[]; problems: Problem[] } {
  const ids = new Set(events.map(({ id }) => id));
  const stamps = readStamps(cache);
  const checked = checkedIn();
  const candidates: Candidate[] = [];
  const problems: Problem[] = [];
  for (const found of listCorpus(root).filter(wanted)) {
    const { file, kind, folder } = found;
    if (folder !== null && folder !== UNATTRIBUTED && !ids.has(folder))
      problems.push({ file, code: 'unknown-event', sentence: sayUnknownEvent(folder) });
    const readIt = (short: boolean): Read =>
      kind === 'record'
        ? readNamed(root, found, checked, short && checked !== UNCHECKED ? stamps : null)
        : readDecoded(root, found, stamps, cache);
    const read = readIt(true);
    if ('code' in read) problems.push({ file, ...read });
    else {
      const tournamentId = folder !== null && ids.has(folder) ? folder : null;
      candidates.push({
        replayId: replayId(read.game, read.recording.name),
        tournamentId,
        ...read,
        // While developing the file may have changed until it is read again.
        ...(codeOfBuild() !== undefined && { game: leanGame(read.game, () => gameIn(readIt(false), file)) }),
        file,
        kind,
      });
    }
  }
  checked.keep();
  return { candidates, problems };
}

function gameIn(read: Read, file: string): Game {
  if ('code' in read) throw new Error(`${file} is no longer what it was: ${read.sentence}`);
  return read.game;
}

type Read = ReplayRecord | { code: ProblemCode; sentence: string };

/** A record as its file has it; where there are stamps, of one that is known only the short parts. */
function readNamed(root: string, { file }: CorpusFile, checked: Checked, stamps: Stamps | null): Read {
  const path = join(root, file);
  const read = readRecordFile(path, checked, (stamps && digestOfFile(path, stamps)) ?? undefined);
  if (!read.ok) return read.failure;
  const name = replayId(read.value.game, read.value.recording.name) + RECORD_EXTENSION;
  if (basename(file) === name) return read.value;
  return { code: 'wrong-name', sentence: `The file must be named after its game: ${name}.` };
}

/** A recording's game as the cache has it, with the name the file has here: copies share an entry. */
function readDecoded(root: string, { file }: CorpusFile, stamps: Stamps, cache: string): Read {
  const path = join(root, file);
  try {
    const entry = readEntry(cache, stampOf(path, stamps[path]).sha256);
    if (!entry)
      return {
        code: 'not-decoded',
        sentence: 'The recording has not been decoded yet; the next build does.',
      };
    if (!entry.ok) return entry.failure;
    return { ...entry.value, recording: { ...entry.value.recording, name: basename(file) } };
  } catch (error) {
    return { code: 'unreadable', sentence: sayUnreadable(error) };
  }
}

const sayUnknownEvent = (folder: string): string =>
  `The folder "${folder}" is no event of events.json; the game is listed without an event.`;
