/** Why a side has no game. The codes are closed; those of packed games come from `share`. */
const LOAD_FAILURES = {
  'no-such-game': 'The archive has no game with this id.',
  'no-answer': 'The game could not be loaded. Is there a connection?',
  'not-a-game': 'What the archive answered is no game. Reload the page.',
  'wrong-link': 'The link says something here that means no game. Copy the whole link, or choose a game.',
} as const;

/** A sentence for the visitor and the code behind it. */
export interface LoadFailure {
  code: string;
  sentence: string;
}

export type Loaded<T> = { ok: true; value: T } | { ok: false; failure: LoadFailure };

/** The result for a code, with the code's sentence. */
export const loadFailure = (code: keyof typeof LOAD_FAILURES): { ok: false; failure: LoadFailure } => ({
  ok: false,
  failure: { code, sentence: LOAD_FAILURES[code] },
});
