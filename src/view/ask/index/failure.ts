import { failing } from '../../../game/result.ts';

/** Reasons why an index file can't be used. The list of codes is closed. */
const INDEX_FAILURES = {
  'not-an-index': 'The list of games is not what this page expects.',
  'other-version': 'The list of games is newer or older than this page. Reload the page.',
  damaged: 'The list of games is damaged.',
} as const;
export type IndexFailureCode = keyof typeof INDEX_FAILURES;

export const indexFailure = failing(INDEX_FAILURES);

/** Thrown only inside the decoder; `decodeIndex` returns it as a value. */
export class DamagedIndex extends Error {
  readonly code: IndexFailureCode;

  constructor(code: IndexFailureCode) {
    super(INDEX_FAILURES[code]);
    this.code = code;
  }
}

export const damaged = (): DamagedIndex => new DamagedIndex('damaged');
