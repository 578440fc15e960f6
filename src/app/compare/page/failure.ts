import { notLoaded } from '../../shell/words.ts';
import { failing, type Failure, type Result } from '../../../game/result.ts';

/**
 * Reasons why a side has no game. The list of codes is closed; games read on this device use their reader's codes.
 */
const LOAD_FAILURES = {
  'no-such-game': 'The archive has no game with this id.',
  'no-answer': notLoaded('The game'),
  'not-a-game': 'The archive’s answer is not a game. Reload the page.',
  'wrong-link': 'This part of the link doesn’t name a game. Copy the whole link, or choose a game.',
} as const;

export type LoadFailure = Failure;
export type Loaded<T> = Result<T>;

/** Makes the result for a code, with its sentence. */
export const loadFailure = failing(LOAD_FAILURES);
