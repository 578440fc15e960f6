/** Parses expansions and tiers, which have a time. */
import type { Ask, StepBounds } from '../ask.ts';
import { EXPANSION_WORDS, FAST_EXPANSION_SEC, FAST_TECH_SEC } from '../lexicon/jargon.ts';
import { editDistance } from '../tokens/words.ts';
import type { PhraseReader } from './reader.ts';

export const NO_BOUNDS: StepBounds = { before: null, after: null };

/** Whether a word says that a player expanded, allowing one wrong letter. */
export const isExpansion = (word = ''): boolean =>
  EXPANSION_WORDS.includes(word.replace(/s$/, '')) ||
  (word.length > 6 && editDistance(word, 'expansion', 1) <= 1);

export const isTier = (reader: PhraseReader, ahead: number): boolean =>
  /^(t|tier)[23]$/.test(reader.peek(ahead) ?? '') ||
  (/^(tier|tech)$/.test(reader.peek(ahead) ?? '') && /^[23]$/.test(reader.peek(ahead + 1) ?? ''));

/**
 * "5 minute expo", "under 5:00 tier 2": a time before the event that it applies to. "5 minutes" means that whole
 * minute.
 */
export function readTimedBehind(reader: PhraseReader): Ask | null {
  const bound = /^(under|sub|before|over|after|at least)$/.exec(reader.words(2))?.[0] ?? reader.peek()!;
  const sign = /^(under|sub|before|<|over|after|>|at least)$/.test(bound) ? bound : '';
  const ahead = sign === '' ? 0 : sign.split(' ').length;
  const isClock = (reader.peek(ahead) ?? '').includes(':');
  const time = isClock && sign !== '' ? reader.clock(ahead) : reader.minutes(ahead);
  if (!time) return null;
  const length = ahead + time.length;
  if (!isExpansion(reader.peek(length)) && !isTier(reader, length)) return null;
  reader.skip(length);
  const timed = readTimed(reader)!;
  const seconds = isClock ? time.value : time.value * 60;
  if (sign === '') return { ...timed, after: seconds, before: seconds + 60 } as Ask;
  const isLate = /^(over|after|>|at least)$/.test(sign);
  return { ...timed, ...(isLate ? { after: seconds } : { before: seconds }) };
}

/** An expansion, a fast expansion, or a tier; null if none begins here. */
export function readTimed(reader: PhraseReader): Ask | null {
  const word = reader.peek()!;
  const fast = /^(fast|early|quick)$/.test(word) ? 1 : 0;
  if (word === 'fe' || isExpansion(reader.peek(fast))) {
    reader.skip(word === 'fe' ? 1 : fast + 1);
    const before = fast || word === 'fe' ? FAST_EXPANSION_SEC : null;
    return { is: 'expansion', no: false, before, after: null };
  }
  if (!isTier(reader, fast)) return null;
  const name = reader.peek(fast)!;
  const digit = /[23]$/.exec(name)?.[0] ?? reader.peek(fast + 1)!;
  const tier = digit === '2' ? 2 : 3;
  if (fast && tier === 3) return null;
  reader.skip(fast + (/[23]$/.test(name) ? 1 : 2));
  return { is: 'tier', tier, no: false, before: fast ? FAST_TECH_SEC : null, after: null };
}
