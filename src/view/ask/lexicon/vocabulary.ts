/** Looks names up in the words of a search. Exact names come before beginnings, these before errors. */
import type { BrowserIndex } from '../index/game.ts';
import type { Meaning } from '../ask.ts';
import { EMPTY_WORDS, GRAMMAR_WORDS } from './jargon.ts';
import { distinctMeanings } from './meanings.ts';
import { SearchNames, type SearchName } from './names.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { editDistance, singulars } from '../tokens/words.ts';

/** A name that was looked up. */
export interface PhraseMatch {
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

export class Vocabulary {
  readonly #names: SearchNames;

  constructor(index: BrowserIndex, search: SearchIndex) {
    this.#names = new SearchNames(index, search);
  }

  /** The longest name that begins the words; null where none does. */
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
      const almost = length > 1 ? fitting(this.#almost(start.join(' '))) : [];
      if (almost.length === 1) return { meanings: almost, length, corrected: true };
    }
    if (EMPTY_WORDS.has(first) || GRAMMAR_WORDS.has(first)) return null;
    for (const length of lengths) {
      const playersMeant = length === 1 ? fitting(this.#names.players.get(first) ?? []) : [];
      const meanings =
        playersMeant.length > 0 ? playersMeant : fitting(this.#parts(words.slice(0, length).join(' ')));
      if (meanings.length > 0) return { meanings, length, corrected: false };
    }
    const near = this.#near(first).filter(({ entry }) => !kind || entry.meaning.is === kind);
    const most = first.length > 7 ? 2 : 1;
    const best = near.filter(({ apart }) => apart <= most && apart === near[0]!.apart);
    if (first.length < SHORTEST_ERROR || best.length === 0) return null;
    const meanings = distinctMeanings(best.map(({ entry }) => entry.meaning));
    return meanings.length > 2 ? null : { meanings, length: 1, corrected: true };
  }

  /** Names that several words are but for a letter or two. */
  readonly #almost = remembered((phrase): readonly Meaning[] => {
    if (phrase.length < SHORTEST_ERROR * 2) return [];
    const { length } = phrase.split(' ');
    const most = phrase.length > 12 ? 2 : 1;
    return this.#names.entries
      .filter((entry) => entry.words.length === length && editDistance(phrase, entry.phrase, most) <= most)
      .map(meaningOf);
  });

  /** Names that hold the words, whole ones before beginnings; of objects those that somebody made, if there are any. */
  readonly #parts = remembered((phrase): readonly Meaning[] => {
    const words = phrase.split(' ');
    const last = words.at(-1)!;
    for (const wording of [words, ...singulars(last).map((singular) => [...words.slice(0, -1), singular])])
      for (const whole of [true, false]) {
        const entries = this.#names.entries.filter(
          (entry) => entry.parts && holds(entry.words, wording, whole),
        );
        const used = entries.filter((entry) => entry.used);
        const meant = used.length > 0 ? used : entries;
        if (meant.length > 0 && meant.length <= MOST_MEANT) return meant.map(meaningOf);
      }
    return [];
  });

  /** Names that a word may have been meant for, the likeliest first. */
  suggest(word: string): string[] {
    if (word.length < SHORTEST_ERROR - 1) return [];
    const near = this.#near(word).filter(({ apart }) => apart <= Math.floor(word.length / 2.5));
    return [...new Set(near.map(({ entry }) => entry.meaning.name))].slice(0, 3);
  }

  readonly #near = remembered((word): readonly { entry: SearchName; apart: number }[] => {
    const most = Math.floor(word.length / 2.5);
    const to = (other: string) => (other.length < SHORTEST_PART ? Infinity : editDistance(word, other, most));
    return this.#names.entries
      .map((entry) => ({
        entry,
        apart: Math.min(to(entry.joined), ...(entry.parts ? entry.words.map(to) : [])),
      }))
      .filter(({ apart }) => apart <= most)
      .sort((a, b) => a.apart - b.apart || a.entry.words.length - b.entry.words.length);
  });

  /** The meanings of words that are a name, or the plural of one. */
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

/** A question about words, answered once: whoever types asks the same of most words with every letter. */
function remembered<T>(answer: (words: string) => T): (words: string) => T {
  const answers = new Map<string, T>();
  return (words) => {
    const reply = answers.get(words) ?? answer(words);
    answers.set(words, reply);
    return reply;
  };
}

const meaningOf = ({ meaning }: SearchName): Meaning => meaning;

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
