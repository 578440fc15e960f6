/** Why a file gives no game at all. The codes are closed: every caller can show each of them. */
export const FAILURES = {
  'not-a-replay': 'This is not a Warcraft III replay: the recording mark is missing from the file.',
  'too-old': 'This replay was recorded with patch 1.01 or 1.02, whose format is not supported.',
  damaged: 'The replay is damaged so early that no game can be read from it.',
  'too-large': 'The file is larger than any replay this reader accepts.',
  'no-players': 'The recording names no player, so there is no game to show.',
} as const;

export type FailureCode = keyof typeof FAILURES;

/** An expected failure: a closed code and one plain sentence for people. */
export interface Failure {
  code: FailureCode;
  sentence: string;
}

/** Either a value or the reason there is none. Nothing a file contains makes the reader throw. */
export type Result<T> = { ok: true; value: T } | { ok: false; failure: Failure };

/** Wraps a value that could be read. */
export const success = <T>(value: T): Result<T> => ({ ok: true, value });

/** Makes the failure value for a code, with the code's sentence. */
export const failure = (code: FailureCode): { ok: false; failure: Failure } => ({
  ok: false,
  failure: { code, sentence: FAILURES[code] },
});
