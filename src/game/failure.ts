import { failing } from './result.ts';

/** Said by whoever looks at the size alone. */
export const TOO_LARGE = 'The file is larger than any replay this reader accepts.';

/** Why a file gives no game at all. The codes are closed: every caller can show each of them. */
export const FAILURES = {
  'not-a-replay': 'This is not a Warcraft III replay: the recording mark is missing from the file.',
  'too-old': 'This replay was recorded with patch 1.01 or 1.02, whose format is not supported.',
  damaged: 'The replay is damaged so early that no game can be read from it.',
  'too-large': TOO_LARGE,
  'no-players': 'The recording names no player, so there is no game to show.',
} as const;

export type FailureCode = keyof typeof FAILURES;

/** The result for a code, with the code's sentence. Nothing a file contains makes the reader throw. */
export const failure = failing(FAILURES);
