/** Reads an object before or after the last one. */
import { askFor, type Meaning } from '../ask.ts';
import { firstJoined } from './joined.ts';
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
  const from = firstJoined(parts);
  if (word === 'before') {
    const last = parts.length - 1;
    // "Grunts and Raiders before Kodo Beasts": the Kodo Beasts follow both.
    for (let at = from; at <= last; at++)
      parts.push({ ...part, ask, follows: at, typed, words: at === last ? part.words : '' });
  } else {
    // Here the earlier object is named last, so it is moved to the front.
    const later = parts.splice(from);
    parts.push({ ...part, ask, typed });
    parts.push(...later.map((thing) => ({ ...thing, follows: from })));
  }
  return true;
}
