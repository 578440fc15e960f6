/** Ambiguous lengths: "spiele über 30 minuten" may be about shorter or longer games. */
import type { AskPart } from '../ask.ts';
import { notUnderstood } from './open-roles.ts';

/**
 * Leaves out plain numbers of minutes right after words that aren't understood, because those words may mean "over"
 * or "under".
 */
export const withoutOpenLengths = (parts: readonly AskPart[]): AskPart[] =>
  parts.map((part, at) =>
    isOneMinute(part) && parts[at - 1]?.ask.is === 'unknown' && !part.words.startsWith(',')
      ? notUnderstood(part, part.words)
      : part,
  );

const isOneMinute = ({ ask }: AskPart): boolean =>
  ask.is === 'length' && ask.from !== null && ask.below === ask.from + 1;
