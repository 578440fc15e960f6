import type { Refusal } from './refusal.ts';

/** Faults of, or remarks about, a corpus file. The list of codes is closed. */
const PROBLEM_LEVELS = {
  /** The record is invalid. */
  'invalid-record': 'error',
  /** The file isn't named after the game's id. */
  'wrong-name': 'error',
  /** Two different games have the same id. */
  'same-id': 'error',
  /** The recording gives no game, or its file is unreadable. */
  unreadable: 'warning',
  /** The recording has not been decoded into the cache yet. */
  'not-decoded': 'warning',
  /** The folder is not an event of `events.json`. */
  'unknown-event': 'warning',
  /** Recordings of one game are in the folders of two events. */
  'two-events': 'warning',
  /** Another recording of the same game is used. */
  duplicate: 'note',
  /** The game has no time at which it was added. */
  'not-dated': 'note',
  /** A time is given for an unknown game. */
  'no-such-game': 'note',
} as const;

type OwnCode = keyof typeof PROBLEM_LEVELS;
export type ProblemCode = OwnCode | Refusal['code'];

/** Severity of a problem: errors and warnings drop games, notes never do. */
export type ProblemLevel = (typeof PROBLEM_LEVELS)[OwnCode];

export interface Problem {
  /** Path inside the corpus. */
  file: string;
  code: ProblemCode;
  sentence: string;
}

/** Severity of a problem. A recording that gives no game is a warning. */
export const problemLevel = ({ code }: Problem): ProblemLevel =>
  code in PROBLEM_LEVELS ? PROBLEM_LEVELS[code as OwnCode] : 'warning';
