/** Looks up names in the words of a search. Exact names take precedence over prefixes, and prefixes over typos. */
import type { BrowserIndex } from '../index/game.ts';
import type { Meaning } from '../ask.ts';
import { COMMON_WORDS } from './common-words.ts';
import { EMPTY_WORDS, GRAMMAR_WORDS } from './grammar-words.ts';
import { distinctMeanings } from './meanings.ts';
import { SearchNames, type SearchName } from './names.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { editDistance, singulars } from '../tokens/words.ts';

/** A matching name. */
export interface PhraseMatch {
  meanings: readonly Meaning[];
  /** How many words the match covers. */
  length: number;
  /** Whether letters had to be changed. */
  corrected: boolean;
  /** Whether the last word matches only the beginning of a word in the name. */
  begun?: boolean;
}

const LONGEST = 7;
/** Minimum letters: shorter prefixes are too vague, and shorter words easily match a different word. */
const SHORTEST_PART = 4;
const SHORTEST_WORD = 3;
/** Limits for typos: longer words aren't names, and more wrong letters make a different word. */
const LONGEST_ERROR = 28;
const MOST_ERRORS = 4;
const SHORTEST_ERROR = 5;
const SHORTEST_PART_ERROR = 7;
/** Minimum letters in a name of several words. */
const SHORTEST_PHRASE = 8;
/** A prefix stands for all names that begin with it, unless there are more than this. */
const MOST_MEANT = 12;

export class Vocabulary {
  readonly #names: SearchNames;

  constructor(index: BrowserIndex, search: SearchIndex) {
    this.#names = new SearchNames(index, search);
  }

  /** The longest name at the start of the words; null if there is none. */
  find(words: readonly string[], kind?: Meaning['is']): PhraseMatch | null {
    const [first = ''] = words;
    const fitting = (senses: readonly Meaning[]) =>
      distinctMeanings(senses.filter(({ is }) => !kind || is === kind));
    const lengths = Array.from(
      { length: Math.min(LONGEST, words.length) },
      (_, less) => Math.min(LONGEST, words.length) - less,
    );
    for (const length of lengths) {
      const start = words.slice(0, length);
      const meanings = fitting(this.#exactly(start));
      if (meanings.length > 0) return { meanings, length, corrected: false };
      const almost = length > 1 && !isPlain(first) ? fitting(this.#almost(start.join(' '))) : [];
      if (almost.length === 1) return { meanings: almost, length, corrected: true };
    }
    const isGrammar = EMPTY_WORDS.has(first) || GRAMMAR_WORDS.has(first) || isNumber(first);
    for (const length of lengths) {
      if (isGrammar || words.slice(0, length).every(isPlain)) continue;
      const playersMeant = length === 1 ? fitting(this.#names.players.get(first) ?? []) : [];
      if (playersMeant.length > 0) return { meanings: playersMeant, length, corrected: false };
      const { meant, whole } = this.#parts(words.slice(0, length).join(' '));
      const meanings = fitting(meant);
      if (meanings.length > 0) return { meanings, length, corrected: false, begun: !whole };
    }
    if (isPlain(first)) return null;
    const near = this.#near(first).filter(({ entry }) => !kind || entry.meaning.is === kind);
    const most = first.length > 7 ? 2 : 1;
    const best = near.filter(
      ({ apart, entry }) =>
        apart <= most && apart === near[0]!.apart && (apart === 0 || startAlike(first, entry)),
    );
    if (first.length < SHORTEST_ERROR || best.length === 0) return null;
    const meanings = distinctMeanings(best.map(({ entry }) => entry.meaning));
    return meanings.length > 2 ? null : { meanings, length: 1, corrected: true };
  }

  /** Names that differ from several words by a letter or two. */
  readonly #almost = remembered((phrase): readonly Meaning[] => {
    if (phrase.length < SHORTEST_PHRASE || phrase.length > LONGEST_ERROR) return [];
    const { length } = phrase.split(' ');
    // "grubby w" is not a typing error for "grubby".
    const joined = /(?:^| ). |(?:^| ).$/u.test(phrase) ? '' : phrase.replaceAll(' ', '');
    const most = phrase.length > 12 ? 2 : 1;
    const apart = (entry: SearchName) =>
      entry.words.length === length
        ? editDistance(phrase, entry.phrase, most)
        : entry.words.length === 1
          ? editDistance(joined, entry.joined, 1) + most - 1
          : Infinity;
    return this.#names.entries
      .filter((entry) => entry.phrase[0] === phrase[0] && apart(entry) <= most)
      .map(meaningOf);
  });

  /**
   * Names that contain the words. Whole words take precedence over prefixes. Objects count only if a player made
   * them.
   */
  readonly #parts = remembered((phrase): { meant: readonly Meaning[]; whole: boolean } => {
    const words = phrase.split(' ');
    const last = words.at(-1)!;
    const plurals = singulars(last).map((singular) => [...words.slice(0, -1), singular]);
    for (const wording of [words, ...plurals])
      // "stats" is not the beginning of "statue".
      for (const whole of plurals.includes(wording) ? [true] : [true, false]) {
        const meant = this.#names.entries.filter(
          (entry) => entry.parts && entry.used && holds(entry.words, wording, whole),
        );
        if (meant.length > 0 && meant.length <= MOST_MEANT) return { meant: meant.map(meaningOf), whole };
      }
    return { meant: [], whole: false };
  });

  /** Names that a word may have been meant for, likeliest first. */
  suggest(word: string): string[] {
    if (word.length < SHORTEST_ERROR - 1) return [];
    const near = this.#near(word).filter(({ apart }) => apart <= Math.floor(word.length / 2.5));
    return [...new Set(near.map(({ entry }) => entry.meaning.name))].slice(0, 3);
  }

  readonly #near = remembered((word): readonly { entry: SearchName; apart: number }[] => {
    if (word.length > LONGEST_ERROR) return [];
    const most = Math.min(MOST_ERRORS, Math.floor(word.length / 2.5));
    const to = (other: string) => (other.length < SHORTEST_WORD ? Infinity : editDistance(word, other, most));
    return this.#names.entries
      .map((entry) => ({
        entry,
        // Event names consist of everyday words, so a typing error in one word proves nothing.
        apart: Math.min(to(entry.joined), ...(isTypo(word, entry) ? entry.words.map(to) : [])),
      }))
      .filter(({ apart }) => apart <= most)
      .sort((a, b) => a.apart - b.apart || a.entry.words.length - b.entry.words.length);
  });

  /** The meanings of words that are a name or its plural. */
  #exactly(words: readonly string[]): readonly Meaning[] {
    const whole = this.#names.exact.get(words.join(' '));
    if (whole) return whole;
    const [first = '', ...rest] = words;
    const others = [
      ...singulars(words.at(-1)!).map((singular) => [...words.slice(0, -1), singular]),
      ...(rest.length > 0 ? singulars(first).map((singular) => [singular, ...rest]) : []),
    ];
    for (const other of others) {
      const meanings = this.#names.exact.get(other.join(' '));
      if (meanings) return meanings;
    }
    return [];
  }
}

/** Caches a lookup, because every typed letter repeats it for most words. */
function remembered<T>(answer: (words: string) => T): (words: string) => T {
  const answers = new Map<string, T>();
  return (words) => {
    const reply = answers.get(words) ?? answer(words);
    answers.set(words, reply);
    return reply;
  };
}

/** Whether a word can't be part of a name or a typo of a name: grammar words, everyday English, and numbers. */
const isPlain = (word: string): boolean =>
  EMPTY_WORDS.has(word) ||
  GRAMMAR_WORDS.has(word) ||
  COMMON_WORDS.has(word) ||
  COMMON_WORDS.has(singulars(word)[0] ?? '') ||
  isNumber(word);

const isNumber = (word: string): boolean => /^[\d.:-]+[a-z]{0,4}$/.test(word);

/** Whether a name or one of its words begins with the same letter, which people rarely mistype. */
const startAlike = (word: string, { words }: SearchName): boolean =>
  words.some((part) => part[0] === word[0] || part[1] === word[0] || part[0] === word[1]);

/**
 * Whether a word can be a typo of a name. A short word is more likely another word than a typo of one word in a
 * longer name: "field" doesn't mean Crypt Fiend.
 */
const isTypo = (word: string, entry: SearchName): boolean =>
  entry.parts &&
  entry.used &&
  entry.meaning.is !== 'event' &&
  (word.length >= SHORTEST_PART_ERROR || entry.words.length === 1);

const meaningOf = ({ meaning }: SearchName): Meaning => meaning;

/** Whether a name contains the words in sequence, the last one perhaps as a prefix. */
function holds(name: readonly string[], words: readonly string[], whole: boolean): boolean {
  const last = words.at(-1)!;
  const least = whole ? SHORTEST_WORD : SHORTEST_PART;
  if (last.length < least && /^\p{Script=Latin}|^\d/u.test(last)) return false;
  return name.some(
    (_, at) =>
      at + words.length <= name.length &&
      words.every((word, place) =>
        whole || place < words.length - 1 ? name[at + place] === word : name[at + place]!.startsWith(word),
      ),
  );
}
