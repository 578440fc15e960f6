/** Reads one thing that can be asked for. */
import { writtenMatchup } from '../../../game/derive/race.ts';
import { readAmount } from './amounts.ts';
import { askFor, type Ask, type StepBounds, type Meaning } from '../ask.ts';
import { readGamePhrase } from './game-phrases.ts';
import { EXPANSION_WORDS, FAST_EXPANSION_SEC } from '../lexicon/jargon.ts';
import type { PhraseReader } from './reader.ts';

interface Phrase {
  ask: Ask;
  /** What was typed, where it was put right. */
  typed: string | null;
}

const NONE: StepBounds = { before: null, after: null };
const isExpansion = (word = ''): boolean => EXPANSION_WORDS.includes(word.replace(/s$/, ''));
const FIELDS: Readonly<Record<string, Meaning['is']>> = {
  ...{
    player: 'player',
    map: 'map',
    event: 'event',
    hero: 'objects',
    unit: 'objects',
    race: 'race',
    build: 'build',
  },
};

/** The next part; 'place' where the place of the part before follows, null for none. Reads only what it understands. */
export function readPhrase(
  reader: PhraseReader,
  places: Readonly<Record<string, number>>,
): Phrase | 'place' | null {
  const word = reader.peek()!;
  const field = reader.peek(1) === ':' ? FIELDS[word] : undefined;
  if (field) {
    const match = reader.nameAfter(2, field);
    if (!match) return null;
    reader.skip(2);
    return named(reader, field);
  }
  if (/^(no|without|never|zero)$/.test(word)) return refused(reader, places) ?? counted(reader);
  const timed = readTimed(reader);
  if (timed) return plain(timed);
  const matchup = writtenMatchup(word);
  if (matchup) {
    reader.skip();
    return plain({ is: 'matchup', key: matchup });
  }
  const game = readGamePhrase(reader);
  if (game) return plain(game);
  if (places[word] !== undefined) return placed(reader, places[word]);
  return counted(reader) ?? named(reader);
}

const plain = (ask: Ask): Phrase => ({ ask, typed: null });

/** "no expansion", "without a Spirit Lodge", "no second hero". */
function refused(reader: PhraseReader, places: Readonly<Record<string, number>>): Phrase | null {
  const article = /^(an?|any)$/.test(reader.peek(1) ?? '') ? 1 : 0;
  const ahead = 1 + article;
  const place = places[reader.peek(ahead) ?? ''];
  if (place !== undefined && reader.peek(ahead + 1) === 'hero') {
    reader.skip(ahead + 2);
    return plain({ is: 'hero', place, no: true, ...NONE });
  }
  const match =
    isExpansion(reader.peek(ahead)) || isTier(reader, ahead) ? null : reader.nameAfter(ahead, 'objects');
  if (match) {
    reader.skip(ahead);
    const read = named(reader, 'objects');
    return read && { ...read, ask: { ...read.ask, no: true } as Ask };
  }
  if (!isExpansion(reader.peek(ahead)) && !isTier(reader, ahead)) return null;
  reader.skip(ahead);
  const timed = readTimed(reader);
  return timed && plain({ ...timed, no: true } as Ask);
}

const isTier = (reader: PhraseReader, ahead: number): boolean =>
  /^(t|tier)[23]$/.test(reader.peek(ahead) ?? '') ||
  (/^(tier|tech)$/.test(reader.peek(ahead) ?? '') && /^[23]$/.test(reader.peek(ahead + 1) ?? ''));

/** An expansion, a fast one, or a tier. */
function readTimed(reader: PhraseReader): Ask | null {
  const word = reader.peek()!;
  if (word === 'fe' || (/^(fast|early|quick)$/.test(word) && isExpansion(reader.peek(1)))) {
    reader.skip(word === 'fe' ? 1 : 2);
    return { is: 'expansion', no: false, before: FAST_EXPANSION_SEC, after: null };
  }
  if (isExpansion(word)) {
    reader.skip();
    return { is: 'expansion', no: false, ...NONE };
  }
  if (!isTier(reader, 0)) return null;
  const digit = /[23]$/.exec(word)?.[0] ?? reader.peek(1)!;
  reader.skip(/[23]$/.test(word) ? 1 : 2);
  return { is: 'tier', tier: digit === '2' ? 2 : 3, no: false, ...NONE };
}

/** "second hero Shadow Hunter", "second hero", or the place of what stands before. */
function placed(reader: PhraseReader, place: number): Phrase | 'place' | null {
  const kind = /^(hero|building|unit)$/.test(reader.peek(1) ?? '') ? 1 : 0;
  const after = reader.afterStep;
  const match = reader.nameAfter(1 + kind, 'objects');
  if (after && (kind === 0 || !match)) return 'place';
  if (match) {
    reader.skip(1 + kind);
    const read = named(reader, 'objects');
    return read && { ...read, ask: { ...read.ask, place } as Ask };
  }
  if (reader.peek(1) !== 'hero') return null;
  reader.skip(2);
  return plain({ is: 'hero', place, no: false, ...NONE });
}

/** "3 Grunts", "at most 3 Grunts", "mass Huntresses". */
function counted(reader: PhraseReader): Phrase | null {
  const amount = readAmount(reader);
  if (!amount || !reader.nameAfter(amount.length, 'objects')) return null;
  const { length, ...bounds } = amount;
  reader.skip(length);
  const read = named(reader, 'objects');
  return read && { ...read, ask: { ...read.ask, ...bounds } as Ask };
}

/** A name. */
function named(reader: PhraseReader, kind?: Meaning['is']): Phrase | null {
  const match = reader.nameAfter(0, kind);
  if (!match) return null;
  const typed = match.corrected ? reader.words(match.length) : null;
  reader.skip(match.length);
  const [only, other] = match.meanings;
  if (!only || other) return { ask: { is: 'any', of: match.meanings }, typed };
  return { ask: only.is === 'objects' ? askFor(only) : only, typed };
}
