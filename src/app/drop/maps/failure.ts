import { MAP_FAILURES, type MapFailureCode } from '../../../map/file/failure.ts';
import { failing, type Failure, type Result } from '../../../game/result.ts';

/** Maximum time per map file. */
export const MAP_LIMIT_MS = 20_000;

/** Reasons why a map file wasn't read, if the page finds them itself. */
const FAILURES = {
  'map-unreadable': 'The browser could not read the file. It may have been moved, deleted or locked.',
  'map-too-slow': `Reading this map took longer than ${MAP_LIMIT_MS / 1000} seconds, so we stopped.`,
  'map-reader-missing': 'The program that reads maps could not be loaded. Reload the page and try again.',
} as const;

type DropMapFailureCode = keyof typeof FAILURES | MapFailureCode;
export type DropMapFailure = Failure<DropMapFailureCode>;
/** The result of reading a map file. */
export type MapOutcome<T> = Result<T, DropMapFailureCode>;

/** Makes the outcome for a code of the page, with its sentence. */
export const pageMapFailure = failing(FAILURES);

/** The failure of a file larger than any map. */
export const TOO_LARGE_MAP = { code: 'map-too-large', sentence: MAP_FAILURES['map-too-large'] } as const;
