/** Why the drop page has no game from a file: all codes, and the sentences of those that the page finds itself. */
import { TOO_LARGE, type FailureCode } from '../../../game/failure.ts';
import { failing, type Failure, type Result } from '../../../game/result.ts';
import type { ShareFailureCode } from '../../../game/stored/link/failure.ts';
import { SHARE_NONE, SHARE_TOO_LONG } from '../../../game/stored/link/limit.ts';
import type { RefusalCode } from '../../../game/unpack/refusal.ts';

/** Reasons that the page finds itself. */
const PAGE_FAILURE_WORDS = {
  'library-newer': 'These games were saved by a newer version of this page. Reload the page and try again.',
  'library-damaged': 'This file of kept games was changed or cut off, so no game can be read from it.',
  'library-too-large':
    'This file of kept games is larger than browsers can read. ' +
    'Save the games again in the browser that keeps them: a library of this size is now saved as several files.',
  empty: 'The file is empty.',
  'reader-missing': 'The program that reads replays could not be loaded. Reload the page and try again.',
  'reader-died':
    'The program that reads replays stopped while reading this file. The file may not be at fault, so add it again.',
  cancelled: 'Not read, because you cancelled. Add it again to read it.',
} as const;

const tooSlow = (seconds: number): string =>
  `Reading this file took longer than ${seconds} seconds, so we stopped.`;

/** The worker's failures besides those of unpacking, decoding and links. */
const WORKER_FAILURE_WORDS = {
  unreadable:
    'The browser could not read the file. It may have been moved, deleted or locked, or it may be too large for the memory.',
} as const;

/** Shown instead of a report that the page can't draw, although the game has been read. */
export const REPORT_MISSING =
  'The game has been read, but the program that shows it could not be loaded. Reload the page and try again.';

/** Maximum time per file, from the request to the worker until its answer. */
export const READ_LIMIT_MS = 20_000;

/**
 * Reasons why a file has no report, for failures that the page itself detects. The worker's failures have their own
 * texts.
 */
export const PAGE_FAILURES = {
  'share-none': SHARE_NONE,
  'share-too-long': SHARE_TOO_LONG,
  'too-large': TOO_LARGE,
  ...PAGE_FAILURE_WORDS,
  'too-slow': tooSlow(READ_LIMIT_MS / 1000),
} as const;

export type DropFailureCode =
  | keyof typeof PAGE_FAILURES
  | keyof typeof WORKER_FAILURE_WORDS
  | 'several-recordings'
  | FailureCode
  | ShareFailureCode
  | RefusalCode;

export type DropFailure = Failure<DropFailureCode>;

/** The result of reading a file. */
export type ReadOutcome<T> = Result<T, DropFailureCode>;

/** Makes the outcome for a code of the page, with its sentence. */
export const pageFailure = failing(PAGE_FAILURES);
/** Makes the outcome for a code of the worker, with its sentence. */
export const workerFailure = failing(WORKER_FAILURE_WORDS);
