import { failing, type Failure, type Result } from '../replay/result.ts';
import { FAILURES } from '../replay/failure.ts';
import { SHARE_FAILURES } from '../share/failure.ts';

/** Longest time one file may take, from asking the worker to its answer. */
export const READ_LIMIT_MS = 20_000;

/** Why a file ended without a report: what the reader says of it, and what can happen around the reader. */
export const DROP_FAILURES = {
  ...FAILURES,
  ...SHARE_FAILURES,
  'library-newer':
    'These games were saved by a newer version of this page. Reload the page and give it the file once more.',
  empty: 'The file is empty.',
  unreadable: 'The browser could not read the file. It may have been moved, deleted or locked.',
  'too-slow': `Reading this file took longer than ${READ_LIMIT_MS / 1000} seconds, so we stopped.`,
  'reader-missing': 'The program that reads replays could not be loaded. Reload the page and try again.',
  'reader-died':
    'The program that reads replays crashed on this file. A new one was started for the files after it.',
  cancelled: 'Not read, because you cancelled. Add the file again to read it.',
} as const;
export type DropFailureCode = keyof typeof DROP_FAILURES;

export type DropFailure = Failure<DropFailureCode>;

/** What became of a file. */
export type Outcome<T> = Result<T, DropFailureCode>;

/** The outcome for a code, with the code's sentence. */
export const dropFailure = failing(DROP_FAILURES);

/** What is said in place of a report that the page cannot draw; the game has been read all the same. */
export const REPORT_MISSING =
  'The game has been read, but the part of this page that shows it could not be loaded. Reload the page and open the file once more.';
