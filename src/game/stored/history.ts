/**
 * What a visitor says of their own games, in a database of the browser beside that of the library. The number of the form is
 * the version of the database.
 */
import { firstForm } from './forms.ts';

/** Form 1, never changed any more. */
interface Own1 {
  /** Of the game; its key. */
  fingerprint: string;
  /** Said by hand where the recording does not tell; otherwise null. */
  result: 'won' | 'lost' | null;
  tags: readonly string[];
  note: string;
}

/** What is said of one game, in the latest form. */
export type OwnWords = Own1;

/** Every form. A database gives back what was put into it, so nothing is checked. */
export const OWN_WORDS = firstForm((kept) => kept as Own1);
