/** What can be wrong with a file of the corpus, as codes with sentences. */
import type { Refusal } from './refusal.ts';

/** Faults in a corpus file, or remarks about it. The list of codes is closed. */
const PROBLEM_LEVELS = {
  /** The record is invalid. */
  'invalid-record': 'error',
  /** The file isn't named after the game's id. */
  'wrong-name': 'error',
  /** Two different games have the same id. */
  'same-id': 'error',
  /** The recording yields no game, or its file can't be read. */
  unreadable: 'warning',
  /** The folder is not that of an event in `events.json`. */
  'unknown-event': 'warning',
  /** Recordings of one game are in the folders of two events. */
  'two-events': 'warning',
  /** Another recording of the same game is used. */
  duplicate: 'note',
  /** The time at which the game was added is missing. */
  'not-dated': 'note',
  /** There is a time for a game that isn't known. */
  'no-such-game': 'note',
} as const;

type OwnCode = keyof typeof PROBLEM_LEVELS;
export type ProblemCode = OwnCode | Refusal['code'];

/** Severity of a problem: errors and warnings can leave games out, or leave out their event; notes never do. */
export type ProblemLevel = (typeof PROBLEM_LEVELS)[OwnCode];

/** A fault or a remark, and the file that it is about. */
export interface Problem {
  /** Path inside the corpus. */
  file: string;
  code: ProblemCode;
  sentence: string;
}

/** Severity of a problem. A recording that yields no game is a warning. */
export const problemLevel = ({ code }: Problem): ProblemLevel =>
  code in PROBLEM_LEVELS ? PROBLEM_LEVELS[code as OwnCode] : 'warning';

/** Ids that a sentence names; the others are counted. */
const MAX_NAMED = 3;

/** "a, b, c and 2 more". */
const shortList = (ids: readonly string[]): string =>
  ids.slice(0, MAX_NAMED).join(', ') + (ids.length > MAX_NAMED ? ` and ${ids.length - MAX_NAMED} more` : '');

/** Faults of records, recordings and lists, in the log of a build and in `npm run doctor`. */
export const PROBLEM_WORDS = {
  /** A game is refused because its id is already in use by the game in the file `holder`. */
  sameId: (replayId: string, holder: string): string =>
    `Another game already has the id ${replayId}: ${holder}. Rename one of the recordings.`,
  duplicate: (longer: string): string => `The same game is kept from ${longer}, the longer recording.`,
  notDated: (replayIds: readonly string[]): string =>
    `Games without a time, which no feed lists until they are ingested: ${shortList(replayIds)}.`,
  noSuchGames: (replayIds: readonly string[]): string =>
    `Times for games that don’t exist: ${shortList(replayIds)}.`,
};
