import { TOO_LARGE, type FailureCode } from '../../game/failure.ts';
import { failing, type Failure, type Result } from '../../game/result.ts';
import type { ShareFailureCode } from '../../game/stored/link/failure.ts';
import { SHARE_NONE, SHARE_TOO_LONG } from '../../game/stored/link/limit.ts';
import type { RefusalCode } from '../../game/unpack/refusal.ts';
import { PAGE_FAILURE_WORDS, tooSlow, WORKER_FAILURE_WORDS } from './failure-words.ts';

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
