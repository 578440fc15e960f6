/** Parses a single condition. */
import { writtenMatchup } from '../../../game/derive/race.ts';
import { readAmount } from './amounts.ts';
import { askFor, type Ask, type Meaning } from '../ask.ts';
import { readGamePhrase } from './game-phrases.ts';
import type { PhraseReader } from './reader.ts';
import { isExpansion, isTier, NO_BOUNDS, readTimed, readTimedBehind } from './timed-phrases.ts';

interface Phrase {
  ask: Ask;
  /** The typed words, if they were corrected. */
  typed: string | null;
}

/** Words for positions among heroes. */
export const PLACES: Readonly<Record<string, number>> = {
  ...{ first: 1, '1st': 1, second: 2, '2nd': 2, third: 3, '3rd': 3, fourth: 4, '4th': 4, fifth: 5, '5th': 5 },
};

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

/**
 * The next part; 'place' if a position for the previous part follows; null if there is none. Consumes only what it
 * understands.
 */
export function readPhrase(reader: PhraseReader, today: string): Phrase | 'place' | null {
  const word = reader.peek()!;
  const field = reader.peek(1) === ':' ? FIELDS[word] : undefined;
  if (field) {
    if (!reader.nameAfter(2, field)) return null;
    reader.skip(2);
    return named(reader, field);
  }
  if (/^(no|without|never|zero)$/.test(word)) return refused(reader) ?? counted(reader);
  const timed = readTimed(reader) ?? readTimedBehind(reader);
  if (timed) return plain(timed);
  const matchup = writtenMatchup(word);
  if (matchup) {
    reader.skip();
    return plain({ is: 'matchup', key: matchup });
  }
  const heroes = heroCount(reader);
  if (heroes) return heroes;
  const game = readGamePhrase(reader, today);
  if (game) return plain(game);
  if (word === 'random') {
    reader.skip();
    return plain({ is: 'random' });
  }
  if (PLACES[word] !== undefined) return placed(reader, PLACES[word]);
  return counted(reader) ?? named(reader);
}

const plain = (ask: Ask): Phrase => ({ ask, typed: null });

/** "no expansion", "without a Spirit Lodge", "no second hero", "no mirrors". */
function refused(reader: PhraseReader): Phrase | null {
  const article = /^(an?|any|the)$/.test(reader.peek(1) ?? '') ? 1 : 0;
  const ahead = 1 + article;
  const place = PLACES[reader.peek(ahead) ?? ''];
  if (place !== undefined && reader.peek(ahead + 1) === 'hero') {
    reader.skip(ahead + 2);
    return plain({ is: 'hero', place, no: true, ...NO_BOUNDS });
  }
  if (isExpansion(reader.peek(ahead)) || isTier(reader, ahead)) {
    reader.skip(ahead);
    const timed = readTimed(reader);
    return timed && plain({ ...timed, no: true } as Ask);
  }
  if (!reader.objectAfter(ahead)) return null;
  reader.skip(ahead);
  const read = named(reader, 'objects');
  return read && { ...read, ask: { ...read.ask, no: true } as Ask };
}

/** "second hero Shadow Hunter", "second hero", or the position of the previous part. */
function placed(reader: PhraseReader, place: number): Phrase | 'place' | null {
  const kind = /^(hero|building|unit)$/.test(reader.peek(1) ?? '') ? 1 : 0;
  const match = reader.objectAfter(1 + kind);
  if (reader.afterStep && (kind === 0 || !match)) return 'place';
  if (match) {
    reader.skip(1 + kind);
    const read = named(reader, 'objects');
    return read && { ...read, ask: { ...read.ask, place } as Ask };
  }
  if (reader.peek(1) !== 'hero') return null;
  reader.skip(2);
  return plain({ is: 'hero', place, no: false, ...NO_BOUNDS });
}

/** "three heroes": at least three. "One hero" and "solo Archmage": exactly one. */
function heroCount(reader: PhraseReader): Phrase | null {
  const [only] = reader.peek() === 'solo' ? (reader.objectAfter(1)?.meanings ?? []) : [];
  if (only?.is === 'objects' && only.heroes) {
    reader.skip();
    return plain({ is: 'heroes', atLeast: 1, atMost: 1 });
  }
  const bare = /^(single|solo) hero$/.test(reader.words(2));
  const amount = bare ? { atLeast: 1, atMost: 1, length: 1 } : readAmount(reader);
  if (!amount || !/^hero(es)?$/.test(reader.peek(amount.length) ?? '')) return null;
  const { length, ...bounds } = amount;
  reader.skip(length + 1);
  const isOne = bounds.atLeast === 1 && bounds.atMost === null;
  return plain({ is: 'heroes', ...bounds, atMost: isOne ? 1 : bounds.atMost });
}

/**
 * "3 Grunts", "at most 3 Grunts", "mass Huntresses". Heroes aren't counted, because there is only one of each. Names
 * that had to be corrected or completed aren't counted either.
 */
function counted(reader: PhraseReader): Phrase | null {
  const amount = readAmount(reader);
  const match = amount && reader.objectAfter(amount.length);
  if (!amount || !match || match.corrected || match.begun) return null;
  if (match.meanings.every((meaning) => meaning.is === 'objects' && meaning.heroes)) return null;
  const { length, ...bounds } = amount;
  reader.skip(length);
  const read = named(reader, 'objects');
  return read && { ...read, ask: { ...read.ask, ...bounds } as Ask };
}

/** Parses a name. */
function named(reader: PhraseReader, kind?: Meaning['is']): Phrase | null {
  const match = reader.nameAfter(0, kind);
  if (!match) return null;
  const typed = match.corrected ? reader.words(match.length) : null;
  reader.skip(match.length);
  const [only, other] = match.meanings;
  if (!only || other) return { ask: { is: 'any', of: match.meanings }, typed };
  return { ask: only.is === 'objects' ? askFor(only) : only, typed };
}
