import { notLoaded } from '../../island/json.ts';
import { failing, type Failure, type Result } from '../../replay/result.ts';

/** Why a side has no game. The codes are closed; those of games that are read on this device come from their reader. */
const LOAD_FAILURES = {
  'no-such-game': 'The archive has no game with this id.',
  'no-answer': notLoaded('The game'),
  'not-a-game': 'What the archive answered is no game. Reload the page.',
  'wrong-link': 'The link says something here that means no game. Copy the whole link, or choose a game.',
} as const;

export type LoadFailure = Failure;
export type Loaded<T> = Result<T>;

/** The result for a code, with the code's sentence. */
export const loadFailure = failing(LOAD_FAILURES);
