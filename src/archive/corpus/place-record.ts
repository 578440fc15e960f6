/** Decides what a newly decoded game changes in the corpus, without touching files. */
import { posix } from 'node:path';
import { fingerprint } from '../../game/identity.ts';
import { DECODER_VERSION } from '../../game/vocabulary.ts';
import { RECORD_EXTENSION, UNATTRIBUTED } from './layout.ts';
import { longerFirst, type CorpusCopy } from './library.ts';
import { PROBLEM_WORDS } from './problem.ts';
import { recordText } from './record-text.ts';

/** A decoded game to be placed, which has no path in the corpus yet. */
export type Newcomer = Omit<CorpusCopy, 'file' | 'kind'> & {
  /** Whether an archived game moves to its event, even from another one. */
  moves?: boolean | undefined;
};

/** Place of a record that can't be used, for example one from an older decoder. */
export type BrokenRecord = Pick<CorpusCopy, 'file' | 'tournamentId'> & {
  /** Whether it can only be used by a newer version of this program. */
  newer?: boolean;
};

/** The changes for one game. */
export interface RecordPlacement {
  outcome: 'new' | 'updated' | 'unchanged' | 'duplicate' | 'refused';
  sentence?: string;
  code?: 'same-id' | 'newer-record';
  /** The record to write, with its path; null to write nothing. */
  write: CorpusCopy | null;
  /** Paths of the records that it replaces. */
  remove: string[];
}

/**
 * What becomes of the event of an archived game: it moves to another, or it stays although another was asked for. Null
 * if neither is so.
 */
export type EventNote =
  { kind: 'moves'; from: string; to: string | null } | { kind: 'stays'; event: string | null } | null;

/**
 * Places a game among those in the corpus. The longest recording of a game is kept, with the event of any recording of
 * the game. A different game with the same id is refused. `broken` is keyed by id.
 */
export function placeRecord(
  newcomer: Newcomer,
  corpus: readonly CorpusCopy[],
  broken: ReadonlyMap<string, BrokenRecord>,
): RecordPlacement {
  const game = fingerprint(newcomer.game);
  const recordings = corpus.filter((copy) => fingerprint(copy.game) === game).sort(longerFirst);
  const holder = corpus.find((entry) => entry.replayId === newcomer.replayId && !recordings.includes(entry));
  if (holder) {
    const sentence = PROBLEM_WORDS.sameId(newcomer.replayId, holder.file);
    return { outcome: 'refused', code: 'same-id', sentence, write: null, remove: [] };
  }
  const kept = recordings[0];
  if (!kept) return placeNew(newcomer, broken.get(newcomer.replayId));
  const { sha256, name } = newcomer.recording;
  const identical = recordings.filter(({ recording }) => recording.sha256 === sha256);
  const namesake = identical.find(({ recording }) => recording.name === name);
  if (namesake) return placeAgain(newcomer, namesake);
  const candidate: CorpusCopy = { ...newcomer, kind: 'record', file: '' };
  if (identical.length > 0 || longerFirst(kept, candidate) < 0) return placeShorter(newcomer, kept);
  const write = recordToWrite(newcomer, kept);
  return {
    outcome: 'updated',
    sentence: PLACED_WORDS.longer(kept.file, eventNote(newcomer, kept, write)),
    write,
    remove: recordsOf(recordings, write),
  };
}

function placeNew(newcomer: Newcomer, stale: BrokenRecord | undefined): RecordPlacement {
  if (!stale) return { outcome: 'new', write: recordToWrite(newcomer), remove: [] };
  if (stale.newer) return refuseNewer(stale.file);
  const write = recordToWrite(newcomer, stale);
  const sentence = PLACED_WORDS.replaces(stale.file);
  return { outcome: 'updated', sentence, write, remove: stale.file === write.file ? [] : [stale.file] };
}

const refuseNewer = (file: string): RecordPlacement => ({
  outcome: 'refused',
  code: 'newer-record',
  sentence: PLACED_WORDS.newer(file),
  write: null,
  remove: [],
});

/** Handles a recording that is already in the corpus: the decoder's result may have changed. */
function placeAgain(newcomer: Newcomer, copy: CorpusCopy): RecordPlacement {
  if (copy.kind === 'recording')
    return {
      outcome: 'unchanged',
      sentence: PLACED_WORDS[newcomer.moves ? 'inCorpusToMove' : 'inCorpus'](copy.file),
      write: null,
      remove: [],
    };
  // An older program must not undo what a newer one read.
  if (copy.game.decoder > DECODER_VERSION) return refuseNewer(copy.file);
  const write = recordToWrite(newcomer, copy);
  const note = eventNote(newcomer, copy, write);
  const kept = note && { sentence: PLACED_WORDS.kept(copy.file, note) };
  if (write.file === copy.file && recordText(record(write)) === recordText(record(copy)))
    return { outcome: 'unchanged', ...kept, write: null, remove: [] };
  return { outcome: 'updated', ...kept, write, remove: recordsOf([copy], write) };
}

/** Handles a recording shorter than the one in the corpus, which may still supply the event. */
function placeShorter(newcomer: Newcomer, kept: CorpusCopy): RecordPlacement {
  const write = recordToWrite({ ...kept, tournamentId: newcomer.tournamentId, moves: newcomer.moves }, kept);
  const isMoved = kept.kind === 'record' && write.file !== kept.file;
  const note = eventNote(newcomer, kept, write);
  if (!isMoved)
    return {
      outcome: 'duplicate',
      sentence: PLACED_WORDS.shorter(kept.file, note),
      write: null,
      remove: [],
    };
  const sentence = PLACED_WORDS.shorterMoved(kept.file, note, write.file);
  return { outcome: 'duplicate', sentence, write, remove: [kept.file] };
}

/**
 * A game with its path: the path is in its current folder, unless the event has just become known or the game is to be
 * moved.
 */
function recordToWrite(game: Newcomer, earlier?: BrokenRecord): CorpusCopy {
  const { replayId, recording, game: content } = game;
  const tournamentId = game.moves ? game.tournamentId : (earlier?.tournamentId ?? game.tournamentId);
  const stays = earlier?.tournamentId === tournamentId && earlier.file.endsWith(RECORD_EXTENSION);
  const folder = earlier && stays ? posix.dirname(earlier.file) : (tournamentId ?? UNATTRIBUTED);
  const file = posix.join(folder, replayId + RECORD_EXTENSION);
  return { replayId, tournamentId, recording, game: content, file, kind: 'record' };
}

const record = ({ recording, game }: CorpusCopy) => ({ recording, game });

const recordsOf = (games: readonly CorpusCopy[], except: CorpusCopy): string[] =>
  games.filter(({ kind, file }) => kind === 'record' && file !== except.file).map(({ file }) => file);

/** The remark about the event of an archived game. */
const eventNote = (newcomer: Newcomer, kept: BrokenRecord, written: CorpusCopy): EventNote => {
  const { tournamentId } = written;
  if (kept.tournamentId !== null && tournamentId !== kept.tournamentId)
    return { kind: 'moves', from: kept.tournamentId, to: tournamentId };
  return newcomer.tournamentId === null || newcomer.tournamentId === tournamentId
    ? null
    : { kind: 'stays', event: tournamentId };
};

const eventClause = (note: EventNote): string => {
  if (note === null) return '';
  return note.kind === 'stays'
    ? ` and stays in event ${note.event}`
    : ` and moves from event ${note.from} to ${note.to}`;
};

/** Files of games that the archive has already. `file` is the path of the record or recording that it has. */
export const PLACED_WORDS = {
  longer: (file: string, note: EventNote): string => `It is longer than ${file}${eventClause(note)}.`,
  newer: (file: string): string =>
    `A newer version of this program wrote ${file}, so this one leaves it as it is. Update the program.`,
  replaces: (file: string): string => `It replaces ${file}, which could not be used.`,
  inCorpus: (file: string): string => `It is in the corpus as ${file}.`,
  /** The operator requested another event for it. */
  inCorpusToMove: (file: string): string =>
    `It is in the corpus as ${file}; to change its event, move that file.`,
  kept: (file: string, note: EventNote): string => `It is kept as ${file}${eventClause(note)}.`,
  shorter: (file: string, note: EventNote): string =>
    `The same game is kept from ${file}${eventClause(note)}.`,
  /** The record got a new path because its event changed. */
  shorterMoved: (file: string, note: EventNote, now: string): string =>
    `The same game is kept from ${file}${eventClause(note)}, now as ${now}.`,
};
