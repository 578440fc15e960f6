/** Every name that a search can hold, and what it stands for. Exact names come before beginnings, these before errors. */
import type { BrowserIndex, Named } from '../game.ts';
import type { Meaning } from './ask.ts';
import { EMPTY_WORDS, GRAMMAR_WORDS, OBJECT_WORDS, RACE_WORDS } from './jargon.ts';
import type { SearchIndex } from './search-index.ts';
import { RACE_NAMES } from '../../replay/derive/race.ts';
import { distance, singulars, wordsOf } from './words.ts';

interface Entry {
  words: readonly string[];
  meaning: Meaning;
  /** Whether it is found by a part of it. */
  parts: boolean;
  /** Whether a game of the archive has it. */
  used: boolean;
}

/** A name that was looked up. */
export interface Found {
  meanings: readonly Meaning[];
  /** How many words it took. */
  length: number;
  /** Whether letters had to be changed. */
  corrected: boolean;
}

const LONGEST = 7;
/** Shorter beginnings of names say too little, and shorter words are easily another word. */
const SHORTEST_PART = 3;
const SHORTEST_ERROR = 5;
/** More names of one beginning are not meant together. */
const MOST_MEANT = 12;
/** Tags of clans before a name. */
const TAG = /^\[?[\p{L}\p{N}]{1,5}[\].|)_-]+(?=[\p{L}\p{N}]{2})/u;

export class Vocabulary {
  readonly #entries: Entry[] = [];
  readonly #exact = new Map<string, Meaning[]>();

  constructor({ people, maps, events }: BrowserIndex, { objects, object, aliases, builds }: SearchIndex) {
    const used = new Set([...new Set(object)].map((place) => objects[place]!.key));
    const ofName = Map.groupBy(objects, ({ name }) => wordsOf(name).join(' '));
    for (const [phrase, own] of ofName)
      this.#add(
        phrase,
        objectMeaning(own),
        true,
        own.some(({ key }) => used.has(key)),
      );
    for (const [word, names] of Object.entries(OBJECT_WORDS)) {
      const own = names.split('|').flatMap((name) => ofName.get(wordsOf(name).join(' ')) ?? []);
      if (own.length === 0) continue;
      this.#exact.delete(word);
      this.#add(word, objectMeaning(own), false);
    }
    for (const [word, race] of Object.entries(RACE_WORDS))
      this.#add(word, { is: 'race', race, name: RACE_NAMES[race] }, false);
    this.#named('map', maps, (name) => [name, name.replace(/[\s\d.]+$/, '')]);
    this.#named('event', events, (name, key) => [name, key, ...heads(name, key)]);
    this.#named('build', builds, (name) => [name]);
    for (const { key, name } of people) {
      const meaning: Meaning = { is: 'player', keys: [key], name };
      for (const recorded of new Set([name, ...(aliases.get(key) ?? [])])) {
        const bare = recorded.replace(/#\d+$/, '').replace(TAG, '');
        this.#add(wordsOf(bare).join(' '), meaning, true);
        this.#add(wordsOf(recorded).join(' '), meaning, false);
      }
    }
  }

  /** The longest name that begins the words; null where none does. */
  find(words: readonly string[], kind?: Meaning['is']): Found | null {
    const [first = ''] = words;
    const fitting = (all: readonly Meaning[]) => distinct(all.filter(({ is }) => !kind || is === kind));
    const lengths = Array.from(
      { length: Math.min(LONGEST, words.length) },
      (_, less) => Math.min(LONGEST, words.length) - less,
    );
    for (const length of lengths) {
      const own = words.slice(0, length);
      const meanings = fitting(this.#exactly(own));
      if (meanings.length > 0) return { meanings, length, corrected: false };
      const almost = length > 1 ? fitting(this.#almost(own)) : [];
      if (almost.length === 1) return { meanings: almost, length, corrected: true };
    }
    if (EMPTY_WORDS.has(first) || GRAMMAR_WORDS.has(first)) return null;
    for (const length of lengths) {
      const meanings = fitting(this.#parts(words.slice(0, length)));
      if (meanings.length > 0) return { meanings, length, corrected: false };
    }
    const near = this.#near(first).filter(({ entry }) => !kind || entry.meaning.is === kind);
    const most = first.length > 7 ? 2 : 1;
    const best = near.filter(({ apart }) => apart <= most && apart === near[0]!.apart);
    if (first.length < SHORTEST_ERROR || best.length === 0) return null;
    const meanings = distinct(best.map(({ entry }) => entry.meaning));
    return meanings.length > 2 ? null : { meanings, length: 1, corrected: true };
  }

  /** Names that several words are but for a letter or two. */
  #almost(words: readonly string[]): Meaning[] {
    const asked = words.join(' ');
    if (asked.length < SHORTEST_ERROR * 2) return [];
    const most = asked.length > 12 ? 2 : 1;
    return this.#entries
      .filter(
        (entry) =>
          entry.words.length === words.length && distance(asked, entry.words.join(' '), most) <= most,
      )
      .map(meaningOf);
  }

  /** Names that hold the words, whole ones before beginnings; of objects those that somebody made, if there are any. */
  #parts(words: readonly string[]): Meaning[] {
    const last = words.at(-1)!;
    for (const asked of [words, ...singulars(last).map((one) => [...words.slice(0, -1), one])])
      for (const whole of [true, false]) {
        const found = this.#entries.filter((entry) => entry.parts && holds(entry.words, asked, whole));
        const used = found.filter((entry) => entry.used);
        const meant = used.length > 0 ? used : found;
        if (meant.length > 0 && meant.length <= MOST_MEANT) return meant.map(meaningOf);
      }
    return [];
  }

  /** Names that a word may have been meant for, the likeliest first. */
  suggest(word: string): string[] {
    if (word.length < SHORTEST_ERROR - 1) return [];
    const near = this.#near(word).filter(({ apart }) => apart <= Math.floor(word.length / 2.5));
    return [...new Set(near.map(({ entry }) => entry.meaning.name))].slice(0, 3);
  }

  #near(word: string): { entry: Entry; apart: number }[] {
    const most = Math.floor(word.length / 2.5);
    const to = (other: string) => (other.length < SHORTEST_PART ? Infinity : distance(word, other, most));
    return this.#entries
      .map((entry) => ({
        entry,
        apart: Math.min(to(entry.words.join('')), ...(entry.parts ? entry.words.map(to) : [])),
      }))
      .filter(({ apart }) => apart <= most)
      .sort((a, b) => a.apart - b.apart);
  }

  /** The meanings of words that are a name, or the plural of one. */
  #exactly(words: readonly string[]): readonly Meaning[] {
    const whole = this.#exact.get(words.join(' '));
    if (whole) return whole;
    const [first = '', ...rest] = words;
    const others = [
      ...singulars(words.at(-1)!).map((one) => [...words.slice(0, -1), one]),
      ...(rest.length > 0 ? singulars(first).map((one) => [one, ...rest]) : []),
    ];
    for (const other of others) {
      const found = this.#exact.get(other.join(' '));
      if (found) return found;
    }
    return [];
  }

  /** Builds are named after what is in them, so only a whole name is meant for one. */
  #named(
    is: 'map' | 'event' | 'build',
    table: readonly Named[],
    names: (name: string, key: string) => string[],
  ): void {
    for (const { key, name } of table)
      for (const phrase of new Set(names(name, key).map((one) => wordsOf(one).join(' '))))
        this.#add(phrase, { is, keys: [key], name }, is !== 'build');
  }

  #add(phrase: string, meaning: Meaning, parts: boolean, used = true): void {
    if (phrase === '') return;
    this.#entries.push({ words: phrase.split(' '), meaning, parts, used });
    const own = this.#exact.get(phrase);
    if (own) own.push(meaning);
    else this.#exact.set(phrase, [meaning]);
  }
}

const meaningOf = ({ meaning }: Entry): Meaning => meaning;

/** The first word of an event's id that has numbers behind it, and what its name has in front of a number. */
const heads = (name: string, key: string): string[] => [
  key.replace(/-\d{4}$/, ''),
  name.replace(/[\s\d.]+$/, ''),
];

function objectMeaning(own: SearchIndex['objects']): Meaning {
  const ids = own.map(({ key }) => key);
  const names = [...new Set(own.map(({ name }) => name))];
  return { is: 'objects', ids, name: names.join(' or '), heroes: own.every(({ kind }) => kind === 'hero') };
}

/** Whether words stand in a name one behind the other, the last one perhaps as a beginning. */
function holds(name: readonly string[], words: readonly string[], whole: boolean): boolean {
  const last = words.at(-1)!;
  const short = last.length < SHORTEST_PART && /^\p{Script=Latin}|^\d/u.test(last);
  if (short) return false;
  return name.some(
    (_, at) =>
      at + words.length <= name.length &&
      words.every((word, place) =>
        whole || place < words.length - 1 ? name[at + place] === word : name[at + place]!.startsWith(word),
      ),
  );
}

/** Each once; the same kind of thing under several names is one meaning with all of them. */
function distinct(all: readonly Meaning[]): Meaning[] {
  const byKind = Map.groupBy(all, ({ is }) => is);
  return [...byKind.values()].flatMap((own): Meaning[] => {
    const [first] = own;
    if (!first || first.is === 'race') return first ? [...new Set(own)].slice(0, 1) : [];
    const names = [...new Set(own.map(({ name }) => name))];
    const name =
      names.length > 4 ? `${names.slice(0, 4).join(' or ')} or ${names.length - 4} more` : names.join(' or ');
    if (first.is === 'objects') {
      const objects = own.filter((one) => one.is === 'objects');
      const ids = [...new Set(objects.flatMap((one) => one.ids))];
      return [{ ...first, ids, name, heroes: objects.every(({ heroes }) => heroes) }];
    }
    return [{ ...first, keys: [...new Set(own.flatMap((one) => ('keys' in one ? one.keys : [])))], name }];
  });
}
