import { failing } from '../../result.ts';
import { SHARE_NONE, SHARE_TOO_LONG } from './limit.ts';

/** Reasons why a link can't be read. The list of codes is closed, so every caller can show each one. */
const SHARE_FAILURES = {
  'share-none': SHARE_NONE,
  'share-cut-off': 'The end is missing, so the game cannot be read. Copy the whole link.',
  'share-damaged': 'It was changed on the way, so the game cannot be read. Ask for it again.',
  'share-too-long': SHARE_TOO_LONG,
  'share-newer':
    'The game was packed by a newer version of this site than the one in this window. ' +
    'Reload the page and open the link again.',
} as const;

export type ShareFailureCode = keyof typeof SHARE_FAILURES;

/** Makes the result for a code, with its sentence. Text content never makes the reader throw. */
export const shareFailure = failing(SHARE_FAILURES);

/** Thrown only inside the reader, at the first content that no packed game can have. */
export class UnreadableLink extends Error {
  readonly code: ShareFailureCode;

  constructor(code: ShareFailureCode = 'share-damaged') {
    super(code);
    this.code = code;
  }
}
