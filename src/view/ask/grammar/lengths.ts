/**
 * Parses game lengths: "over 30 minutes", "20+ min", "> 20 min", "between 10 and 15 minutes", "long games". A number
 * needs a unit of time to be a length.
 */
import type { Ask } from '../ask.ts';
import { EMPTY_WORDS } from '../lexicon/grammar-words.ts';
import type { PhraseReader } from './reader.ts';

/** Limits in minutes: long games last at least the first number, short games less than the second. */
const LONG = 30;
const SHORT = 12;

const MORE: readonly string[] = [
  'over',
  'longer',
  'above',
  'more',
  'at least',
  'min',
  'minimum',
  'from',
  '>',
  'after',
];
const LESS: readonly string[] = [
  'under',
  'sub',
  'shorter',
  'below',
  'less',
  'fewer',
  'at most',
  'up to',
  'max',
  'maximum',
  'within',
  '<',
];
const OR_MORE = /^(more|longer|over|above)$/;
const OR_LESS = /^(less|shorter|under|below)$/;

interface Span {
  from: number | null;
  below: number | null;
  length: number;
}

/** The length part at this position; null if there is none. */
export function readLength(reader: PhraseReader): Ask | null {
  const span = spanOf(reader);
  if (!span) return null;
  reader.skip(span.length);
  return { is: 'length', from: span.from, below: span.below };
}

function spanOf(reader: PhraseReader): Span | null {
  const word = reader.peek()!;
  if (/^(?:games?|match|matches|one|ones)$/.test(reader.peek(1) ?? '')) {
    if (word === 'long') return { from: LONG, below: null, length: 2 };
    if (word === 'short') return { from: null, below: SHORT, length: 2 };
  }
  // "Short orc games".
  if (/^(?:long|short) (?:\S+ ){1,4}(?:games?|match|matches|replays?)(?: |$)/.test(reader.rest()))
    return word === 'long' ? { from: LONG, below: null, length: 1 } : { from: null, below: SHORT, length: 1 };
  return range(reader) ?? bounded(reader) ?? open(reader);
}

/** "10-15 min", "10 to 15 minutes", "between 10 and 15 minutes". */
function range(reader: PhraseReader): Span | null {
  // In "expo 5 to 6 min", the minutes are about the expansion.
  if (reader.afterTimed && !EMPTY_WORDS.has(reader.last)) return null;
  const dashed = /^(\d{1,3})-(\d{1,3})$/.exec(reader.peek()!);
  if (dashed)
    return isMinutes(reader.peek(1))
      ? { from: Number(dashed[1]), below: Number(dashed[2]), length: 2 }
      : null;
  const ahead = /^(between|from)$/.test(reader.peek()!) ? 1 : 0;
  const low = reader.count(ahead);
  if (low === null) return null;
  const unit = isMinutes(reader.peek(ahead + 1)) ? 1 : 0;
  const joint = ahead + 1 + unit;
  if (!/^(to|and|until)$/.test(reader.peek(joint) ?? '')) return null;
  const high = reader.minutes(joint + 1);
  return high && (ahead === 1 || reader.peek(joint) === 'to')
    ? { from: low, below: high.value, length: joint + 1 + high.length }
    : null;
}

/** "over 30 minutes", "at least 25 min", "> 20 min", "longer than 30 min". */
function bounded(reader: PhraseReader): Span | null {
  const pair = reader.words(2);
  const words = MORE.includes(pair) || LESS.includes(pair) ? pair : reader.peek()!;
  const more = MORE.includes(words);
  if ((!more && !LESS.includes(words)) || (reader.afterTimed && /^(under|within|from|after)$/.test(words)))
    return null;
  let ahead = words.split(' ').length;
  if (reader.peek(ahead) === 'than') ahead++;
  if (/^(a|an)$/.test(reader.peek(ahead) ?? '')) ahead++;
  const minutes = reader.minutes(ahead);
  if (!minutes || words === 'after' || isOfObject(reader, ahead + minutes.length)) return null;
  // "tier 2 over 4 minutes" may be about the tier or the game; "tier 2 games over 20 minutes" is only about the game.
  if (reader.afterTimed && !/^(longer|shorter)$/.test(words) && !EMPTY_WORDS.has(reader.last)) return null;
  const length = ahead + minutes.length;
  return more ? { from: minutes.value, below: null, length } : { from: null, below: minutes.value, length };
}

/** "20+ min" and "30 minutes or more" have only a lower limit; "20 minutes" alone means that whole minute. */
function open(reader: PhraseReader): Span | null {
  const low = reader.count(0);
  if (low !== null && reader.peek(1) === '+' && isMinutes(reader.peek(2)))
    return { from: low, below: null, length: 3 };
  const minutes = reader.minutes(0);
  if (!minutes || reader.afterTimed || isOfObject(reader, minutes.length)) return null;
  const { value, length } = minutes;
  if (reader.peek(length) === '+') return { from: value, below: null, length: length + 1 };
  const or = reader.peek(length) === 'or' ? (reader.peek(length + 1) ?? '') : '';
  if (OR_MORE.test(or)) return { from: value, below: null, length: length + 2 };
  if (OR_LESS.test(or)) return { from: null, below: value, length: length + 2 };
  return { from: value, below: value + 1, length };
}

/** "5 minute raiders" are early raiders, not a short game. */
const isOfObject = (reader: PhraseReader, ahead: number): boolean =>
  reader.objectAfter(ahead)?.meanings.some((meaning) => meaning.is === 'objects' && !meaning.heroes) === true;

const isMinutes = (word = ''): boolean => /^m(in|ins|inutes?)?$/.test(word);
