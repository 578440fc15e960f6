/** Iterates over the words of a text. */
import type { Meaning } from '../ask.ts';
import type { PhraseMatch, Vocabulary } from '../lexicon/vocabulary.ts';
import { tokensIn } from '../tokens/words.ts';

const NUMBERS: Readonly<Record<string, number>> = {
  ...{
    one: 1,
    two: 2,
    double: 2,
    three: 3,
    triple: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
  },
};
const MINUTES = /^m(in|ins|inutes?)?$/;

export class PhraseReader {
  readonly #vocabulary: Vocabulary;
  readonly #words: readonly string[];
  #at = 0;
  /** Number of words already returned by `taken`. */
  #told = 0;
  /** Whether the previous part is an object without a position, or can have a time, with no sign in between. */
  afterStep = false;
  afterTimed = false;

  constructor(text: string, vocabulary: Vocabulary) {
    this.#words = tokensIn(text);
    this.#vocabulary = vocabulary;
  }

  get done(): boolean {
    return this.#at >= this.#words.length;
  }

  /** The word read last. */
  get last(): string {
    return this.#words[this.#at - 1] ?? '';
  }

  peek(ahead = 0): string | undefined {
    return this.#words[this.#at + ahead];
  }

  /** The words since the last call. */
  taken(): string {
    const words = this.#words.slice(this.#told, this.#at).join(' ');
    this.#told = this.#at;
    return words;
  }

  /** The words since then, without counting as a call. */
  untaken(): string {
    return this.#words.slice(this.#told, this.#at).join(' ');
  }

  /** The words that nobody has read yet. */
  rest(): string {
    return this.#words.slice(this.#at).join(' ');
  }

  /** The next words as text. */
  words(count: number): string {
    return this.#words.slice(this.#at, this.#at + count).join(' ');
  }

  skip(count = 1): void {
    this.#at += count;
  }

  take(): string | undefined {
    return this.#words[this.#at++];
  }

  suggest(word: string): string[] {
    return this.#vocabulary.suggest(word);
  }

  /** The name that begins `ahead` words from here; it ends before the next sign. */
  nameAfter(ahead: number, kind?: Meaning['is']): PhraseMatch | null {
    const from = this.#at + ahead;
    const end = this.#words.findIndex((word, at) => at >= from && /^[^\p{L}\p{N}]$/u.test(word));
    const words = this.#words.slice(from, end < 0 ? undefined : end);
    return words.length > 0 ? this.#vocabulary.find(words, kind) : null;
  }

  /**
   * The object that begins `ahead` words from here; null if the words can also mean something else, such as "orc".
   */
  objectAfter(ahead: number): PhraseMatch | null {
    const match = this.nameAfter(ahead);
    return match?.meanings.every(({ is }) => is === 'objects') ? match : null;
  }

  /** A number with up to two digits, or a number word. */
  number(ahead = 0): number | null {
    const word = this.peek(ahead) ?? '';
    return /^\d{1,2}x?$/.test(word) ? Number.parseInt(word) : (NUMBERS[word] ?? null);
  }

  /** A number with up to three digits, or a number word. */
  count(ahead: number): number | null {
    const word = this.peek(ahead) ?? '';
    return /^\d{1,3}$/.test(word) ? Number(word) : (NUMBERS[word] ?? null);
  }

  /** Minutes: "30 minutes", "30min", "five minutes"; with `bare`, also a number alone. */
  minutes(ahead: number, bare = false): { value: number; length: number } | null {
    const [, digits] = /^(\d{1,3})(?:m|min|mins)$/.exec(this.peek(ahead) ?? '') ?? [];
    if (digits !== undefined) return { value: Number(digits), length: 1 };
    const value = this.count(ahead);
    if (value === null) return null;
    if (MINUTES.test(this.peek(ahead + 1) ?? '')) return { value, length: 2 };
    return bare ? { value, length: 1 } : null;
  }

  /** A time in seconds: "5:00", "5 min", "5". */
  clock(ahead: number): { value: number; length: number } | null {
    const [, minutes, seconds] = /^(\d{1,3}):(\d\d)$/.exec(this.peek(ahead) ?? '') ?? [];
    if (minutes !== undefined) {
      const unit = MINUTES.test(this.peek(ahead + 1) ?? '') ? 1 : 0;
      return { value: Number(minutes) * 60 + Number(seconds), length: 1 + unit };
    }
    const read = this.minutes(ahead, true);
    return read && { value: read.value * 60, length: read.length };
  }
}
