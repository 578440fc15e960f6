import { failing } from './result.ts';

/** Shown when a file is rejected for its size, before decoding. */
export const TOO_LARGE = 'The file is larger than any replay this reader accepts.';

/** Reasons why a file can't be decoded at all. The list of codes is closed, so every caller can show each one. */
export const FAILURES = {
  'not-a-replay': 'This is not a Warcraft III replay: the recording mark is missing from the file.',
  'too-old': 'This replay was recorded with patch 1.01 or 1.02, whose format is not supported.',
  damaged: 'The replay is damaged so early that no game can be read from it.',
  'too-large': TOO_LARGE,
  'no-players': 'The replay names no players, so we can’t show a game.',
} as const;

export type FailureCode = keyof typeof FAILURES;

/** Makes the result for a code, with its sentence. File content never makes the reader throw. */
export const failure = failing(FAILURES);
