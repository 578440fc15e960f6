/**
 * A visitor's notes on games, stored in a browser database next to the library's. The form number is the database
 * version.
 */
import { firstForm } from './forms.ts';

/** Form 1. Frozen. */
interface Own1 {
  /** Fingerprint of the game, which is the key. */
  fingerprint: string;
  /** Result set by hand if the recording doesn't show it; otherwise null. */
  result: 'won' | 'lost' | null;
  tags: readonly string[];
  note: string;
}

/** Notes on one game, in the latest form. */
export type OwnWords = Own1;

/** All forms. A database returns what was stored, so nothing is checked. */
export const OWN_WORDS = firstForm((kept) => kept as Own1);
