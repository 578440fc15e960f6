/** Reads a search text part by part, from left to right. Whatever is not understood is kept as such. */
import { askFor, type Ask, type Meaning, type AskPart } from '../ask.ts';
import { readPhrase } from './phrases.ts';
import { EMPTY_WORDS } from '../lexicon/jargon.ts';
import { PhraseReader } from './reader.ts';
import type { Vocabulary } from '../lexicon/vocabulary.ts';

/** Hardly anybody asks for more. */
const MOST_PARTS = 24;

const THEN = new Set(['then', 'into', '>', '→', 'followed']);
const AGAINST = new Set(['vs', 'versus', 'against', 'v', 'beat', 'beats', 'beating', 'defeats', 'defeated']);
const WON = new Set(['beat', 'beats', 'beating', 'defeats', 'defeated']);
const PLACES: Readonly<Record<string, number>> = {
  ...{ first: 1, '1st': 1, second: 2, '2nd': 2, third: 3, '3rd': 3, fourth: 4, '4th': 4, fifth: 5, '5th': 5 },
};

/** The parts of a text; none for a text without words. */
export function parse(text: string, vocabulary: Vocabulary): AskPart[] {
  const reader = new PhraseReader(text, vocabulary);
  const parts: AskPart[] = [];
  const state = {
    rival: false,
    once: null as 'both' | 'either' | null,
    then: false,
    behind: null as number | null,
  };
  /** Where a comma, or words that part a text, stand between two parts. */
  let parted: 'comma' | 'nothing' = 'nothing';

  const isStep = (part: AskPart | undefined) => part?.ask.is === 'objects' && !part.ask.no;
  const lastStep = (fits: (part: AskPart) => boolean = () => true): number | null => {
    const side = state.rival ? 'rival' : 'self';
    const place = parts.findLastIndex((part) => isStep(part) && part.side === side && fits(part));
    return place < 0 ? null : place;
  };
  const add = (ask: Ask, typed: string | null = null) => {
    const side = state.once ?? (state.rival ? 'rival' : 'self');
    let follows: number | null = null;
    if (ask.is === 'objects' && !ask.no && side !== 'both' && side !== 'either') {
      if (state.then) follows = lastStep();
      else if (ask.heroes || parted === 'comma')
        follows = lastStep(({ ask: before }) => before.is === 'objects' && before.heroes === ask.heroes);
    }
    parts.push({ ask, side, follows, typed });
    state.once = null;
    state.then = false;
    parted = 'nothing';
  };
  const unknown = (words: string) => {
    const last = parts.at(-1);
    if (last?.ask.is === 'unknown' && parted === 'nothing') {
      const joined = `${last.ask.words} ${words}`;
      parts[parts.length - 1] = { ...last, ask: { ...last.ask, words: joined } };
    } else add({ is: 'unknown', words, near: reader.suggest(words) });
  };

  while (!reader.done && parts.length < MOST_PARTS) {
    const word = reader.peek()!;
    const last = parted === 'comma' ? undefined : parts.at(-1)?.ask;
    reader.afterStep = last?.is === 'objects' && last.place === null && !last.no;
    reader.afterTimed = last !== undefined && 'before' in last;
    if (/^[,;\n]$/.test(word)) {
      reader.skip();
      parted = 'comma';
    } else if (THEN.has(word)) {
      reader.skip();
      if (reader.peek() === 'by') reader.skip();
      state.then = true;
    } else if (AGAINST.has(word)) {
      reader.skip();
      if (WON.has(word)) add({ is: 'result', result: 'won' });
      state.rival = true;
    } else if (word === 'both' || word === 'either') {
      reader.skip();
      if (/^(sides?|players?)$/.test(reader.peek() ?? '')) reader.skip();
      state.once = word;
    } else if ((word === 'before' || word === 'after') && isStep(parts.at(-1)) && relate(word)) {
      continue;
    } else {
      const ask = readPhrase(reader, PLACES);
      if (ask === 'place') placeLast();
      else if (ask) add(ask.ask, ask.typed);
      else if (bound(word)) continue;
      else if (EMPTY_WORDS.has(word)) reader.skip();
      else unknown(reader.take()!);
    }
  }
  return parts;

  /** "Huntress before Ancient of War", "Huntress after Ancient of War". */
  function relate(word: 'before' | 'after'): boolean {
    const place = parts.length - 1;
    const next = reader.nameAfter(1, 'objects');
    if (!next) return false;
    reader.skip(1 + next.length);
    const [meaning] = next.meanings;
    const first: Ask = askFor(meaning as Extract<Meaning, { is: 'objects' }>);
    if (word === 'before') {
      parts.push({
        ask: first,
        side: parts[place]!.side,
        follows: place,
        typed: next.corrected ? reader.last : null,
      });
    } else {
      // What comes first stands behind it, so it is put in front and everything is counted anew.
      const part = parts.pop()!;
      parts.push({
        ask: first,
        side: part.side,
        follows: part.follows,
        typed: next.corrected ? reader.last : null,
      });
      parts.push({ ...part, follows: parts.length - 1 });
    }
    return true;
  }

  /** "Shadow Hunter second". */
  function placeLast(): void {
    const last = parts.at(-1)!;
    const place = PLACES[reader.take()!]!;
    if (reader.peek() === 'hero') reader.skip();
    const ask = { ...(last.ask as Extract<Ask, { is: 'objects' }>), place };
    // Where its place is asked, its order is not.
    parts[parts.length - 1] = { ...last, ask, follows: ask.heroes ? null : last.follows };
  }

  /** A time behind what can have one: "before 5:00", "by 5", "after 10 minutes". */
  function bound(word: string): boolean {
    const last = parts.at(-1);
    if (!last || !('before' in last.ask) || !/^(before|by|under|within|until|after|past|around)$/.test(word))
      return false;
    const seconds = reader.clock(1);
    if (!seconds || word === 'around') return false;
    reader.skip(1 + seconds.length);
    const key = word === 'after' || word === 'past' ? 'after' : 'before';
    parts[parts.length - 1] = { ...last, ask: { ...last.ask, [key]: seconds.value } };
    return true;
  }
}
