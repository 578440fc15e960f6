/** Reads an object before or after the last one. */
import { askFor, type Meaning } from '../ask.ts';
import type { PartList } from './part-list.ts';
import type { PhraseReader } from './reader.ts';

/** "Huntress before Ancient of War", "Huntress after Ancient of War". Returns whether an object follows. */
export function relate({ parts }: PartList, word: 'before' | 'after', reader: PhraseReader): boolean {
  const next = reader.objectAfter(1);
  if (!next) return false;
  reader.skip(1 + next.length);
  const [meaning] = next.meanings;
  const ask = askFor(meaning as Extract<Meaning, { is: 'objects' }>);
  const typed = next.corrected ? reader.last : null;
  const part = parts.at(-1)!;
  if (word === 'before') parts.push({ ...part, ask, follows: parts.length - 1, typed });
  else {
    // The earlier object is named last, so it is moved to the front.
    parts.pop();
    parts.push({ ...part, ask, typed });
    parts.push({ ...part, follows: parts.length - 1 });
  }
  return true;
}
