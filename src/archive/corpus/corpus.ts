/** The archive's games for the site's pages, from the files of the corpus. */
import { basename, join } from 'node:path';
import { replayId } from '../../game/identity.ts';
import type { ReplayRecord } from '../../game/stored/record.ts';
import { readEvents, type TournamentEvent } from './events.ts';
import { corpusRoot, listCorpus, RECORD_EXTENSION, UNATTRIBUTED, type CorpusFile } from './layout.ts';
import { arrangeCopies, type CorpusCopy, type CorpusGame } from './library.ts';
import { readPlayers } from './players.ts';
import type { Problem, ProblemCode } from './problem.ts';
import { readRecording } from './read-recording.ts';
import { readRecordFile } from './read-record.ts';
import type { ResultCache } from './result-cache.ts';
import { unlistedNames, withoutNames, withoutUnlisted } from './unlisted.ts';

/** Everything that could be read, and what couldn’t. */
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
 * Reads the games of a corpus from its current files and decodes its recordings. Throws only if `events.json` or
 * `players.json` is invalid. `recall` returns results from earlier builds.
 */
export function readCorpus(root: string = corpusRoot(), recall?: ResultCache): Corpus {
  const events = readEvents(root);
  const { candidates, problems } = readCandidates(root, events, { recall });
  const arranged = arrangeCopies(candidates, events);
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
  events: readonly TournamentEvent[],
  {
    wanted = () => true,
    recall,
  }: { wanted?: (file: CorpusFile) => boolean; recall?: ResultCache | undefined } = {},
): { candidates: CorpusCopy[]; problems: Problem[] } {
  const ids = new Set(events.map(({ id }) => id));
  const candidates: CorpusCopy[] = [];
  const problems: Problem[] = [];
  for (const { file, kind, folder } of listCorpus(root).filter(wanted)) {
    if (folder !== null && folder !== UNATTRIBUTED && !ids.has(folder))
      problems.push({
        file,
        code: 'unknown-event',
        sentence: `The folder "${folder}" isn’t an event in events.json; the game is listed without an event.`,
      });
    const read = kind === 'record' ? readNamed(root, file, recall) : readDecoded(root, file);
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
function readNamed(root: string, file: string, recall?: ResultCache): Read {
  const read = readRecordFile(join(root, file), recall);
  if (!read.ok) return read.failure;
  const name = replayId(read.value.game, read.value.recording.name) + RECORD_EXTENSION;
  if (basename(file) === name) return read.value;
  return { code: 'wrong-name', sentence: `The file must be named after its game: ${name}.` };
}

/** Decodes a recording. Its map orders are left out, because they are long: see `readOrders`. */
function readDecoded(root: string, file: string): Read {
  const read = readRecording(join(root, file));
  if (!read.ok) return read.failure;
  const { orders: _, ...game } = read.value.game;
  return { recording: { ...read.value.recording, name: basename(file) }, game };
}
