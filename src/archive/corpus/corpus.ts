/** The archive's games for the site's pages. Reads the disk but decodes nothing: see `refresh-cache.ts`. */
import { basename, join } from 'node:path';
import { replayId } from '../../game/identity.ts';
import type { ReplayRecord } from '../../game/stored/record.ts';
import { readEntry } from './decode-cache.ts';
import { readEvents, type TournamentEvent } from './events.ts';
import { sayUnreadable, sha256OfFile } from './file-facts.ts';
import {
  cacheFolder,
  corpusRoot,
  listCorpus,
  RECORD_EXTENSION,
  UNATTRIBUTED,
  type CorpusFile,
} from './layout.ts';
import { arrange, type CorpusCopy, type CorpusGame } from './library.ts';
import { readPlayers } from './players.ts';
import type { Problem, ProblemCode } from './problem.ts';
import { PROBLEM_WORDS } from './problem-words.ts';
import { readRecordFile } from './record.ts';
import type { Recall } from './remembered.ts';
import { unlistedNames, withoutNames, withoutUnlisted } from './unlisted.ts';

export interface Corpus {
  /** In index order. */
  games: CorpusGame[];
  events: TournamentEvent[];
  /** Skipped files with reasons. */
  problems: Problem[];
  /** Original game ids in corpus files, mapped to the ids without unlisted names. */
  renamed: ReadonlyMap<string, string>;
}

/**
 * Reads the games of a corpus from its current files; recordings come from the cache. Throws only if `events.json` or
 * `players.json` is invalid. `recall` returns results from earlier builds.
 */
export function readCorpus(
  root: string = corpusRoot(),
  cache: string = cacheFolder(),
  recall?: Recall,
): Corpus {
  const events = readEvents(root);
  const { candidates, problems } = readCandidates(root, cache, events, { recall });
  const arranged = arrange(candidates, events);
  const names = unlistedNames(readPlayers(root));
  const renamed = new Map<string, string>();
  const games = arranged.games.map((game) => {
    const published = withoutUnlisted(game, names);
    if (published !== game) renamed.set(game.replayId, published.replayId);
    return published;
  });
  return {
    games,
    events: withoutNames(events, names),
    problems: [...problems, ...arranged.problems],
    renamed,
  };
}

/** Every game in the corpus, including duplicates, and the files that yielded no game. `wanted` limits the files. */
export function readCandidates(
  root: string,
  cache: string,
  events: readonly TournamentEvent[],
  {
    wanted = () => true,
    recall,
  }: { wanted?: (file: CorpusFile) => boolean; recall?: Recall | undefined } = {},
): { candidates: CorpusCopy[]; problems: Problem[] } {
  const ids = new Set(events.map(({ id }) => id));
  const candidates: CorpusCopy[] = [];
  const problems: Problem[] = [];
  for (const { file, kind, folder } of listCorpus(root).filter(wanted)) {
    if (folder !== null && folder !== UNATTRIBUTED && !ids.has(folder))
      problems.push({ file, code: 'unknown-event', sentence: PROBLEM_WORDS.unknownEvent(folder) });
    const read = kind === 'record' ? readNamed(root, file, recall) : readDecoded(root, file, cache);
    if ('code' in read) problems.push({ file, ...read });
    else {
      const tournamentId = folder !== null && ids.has(folder) ? folder : null;
      candidates.push({
        replayId: replayId(read.game, read.recording.name),
        tournamentId,
        ...read,
        file,
        kind,
      });
    }
  }
  return { candidates, problems };
}

type Read = ReplayRecord | { code: ProblemCode; sentence: string };

/** Reads a record from its file. */
function readNamed(root: string, file: string, recall?: Recall): Read {
  const read = readRecordFile(join(root, file), recall);
  if (!read.ok) return read.failure;
  const name = replayId(read.value.game, read.value.recording.name) + RECORD_EXTENSION;
  if (basename(file) === name) return read.value;
  return { code: 'wrong-name', sentence: PROBLEM_WORDS.wrongName(name) };
}

/** Reads a recording's game from the cache. The game gets this file's name, because copies share a cache entry. */
function readDecoded(root: string, file: string, cache: string): Read {
  try {
    const entry = readEntry(cache, sha256OfFile(join(root, file)));
    if (!entry) return { code: 'not-decoded', sentence: PROBLEM_WORDS.notDecoded };
    if (!entry.ok) return entry.failure;
    return { ...entry.value, recording: { ...entry.value.recording, name: basename(file) } };
  } catch (error) {
    return { code: 'unreadable', sentence: sayUnreadable(error) };
  }
}
