import type { Refusal } from './refusal.ts';

/** What can be wrong, or worth saying, about a file of the corpus. The codes are closed. */
const PROBLEM_LEVELS = {
  /** The record does not hold what records hold. */
  'invalid-record': 'error',
  /** The file is not named after the game's id. */
  'wrong-name': 'error',
  /** Two different games have one id. */
  'same-id': 'error',
  /** The recording gives no game, or its file cannot be read. */
  unreadable: 'warning',
  /** The recording has not been decoded into the cache yet. */
  'not-decoded': 'warning',
  /** The folder is no event of `events.json`. */
  'unknown-event': 'warning',
  /** Recordings of one game lie in the folders of two events. */
  'two-events': 'warning',
  /** Another recording of the same game is kept. */
  duplicate: 'note',
  /** Nothing says when the game came into the archive. */
  'not-dated': 'note',
  /** A time is given for a game that is not there. */
  'no-such-game': 'note',
} as const;

type OwnCode = keyof typeof PROBLEM_LEVELS;
export type ProblemCode = OwnCode | Refusal['code'];

/** How grave a problem is: games go missing by an error or a warning, never by a note. */
export type ProblemLevel = (typeof PROBLEM_LEVELS)[OwnCode];

export interface Problem {
  /** Path inside the corpus. */
  file: string;
  code: ProblemCode;
  sentence: string;
}

/** How grave a problem is. A recording that gives no game is a warning. */
export const problemLevel = ({ code }: Problem): ProblemLevel =>
  code in PROBLEM_LEVELS ? PROBLEM_LEVELS[code as OwnCode] : 'warning';
