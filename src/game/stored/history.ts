/**
 * A visitor's notes on games, stored in a browser database next to the library's. The form number is the database
 * version.
 */
import { textOf, textsOf } from './checks.ts';
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

/** All forms. `ownWordsOf` checks what the last one gives. */
export const OWN_WORDS = firstForm((content) => content as Own1);

/** The notes on one game; empty if the value doesn't name a game. */
export function ownWordsOf(value: unknown): OwnWords[] {
  const { fingerprint, result, tags, note } = (value ?? {}) as Record<string, unknown>;
  if (typeof fingerprint !== 'string') return [];
  return [
    {
      fingerprint,
      result: result === 'won' || result === 'lost' ? result : null,
      tags: textsOf(tags),
      note: textOf(note) ?? '',
    },
  ];
}
