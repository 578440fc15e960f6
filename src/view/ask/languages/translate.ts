/**
 * Replaces names and words in other languages by English ones before a text is parsed. The table contains only
 * translations with a source. Other foreign words are reported as not understood.
 */
import { tokensIn } from '../tokens/words.ts';

/**
 * The translation file: names in each language with their English equivalents. Several equivalents are joined by
 * "or".
 */
export interface NamesFile {
  sources: readonly string[];
  names: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Whether a text has non-English letters, so that the table is worth loading. */
export const hasForeignLetters = (text: string): boolean => /[^\p{ASCII}’‘“”–→…]/u.test(text);

/** Scripts without spaces between words. */
const UNSPACED = /^[\p{Script=Han}]+$/u;
/** Maximum words per name. */
const LONGEST = 6;

export class Translator {
  /** English words by foreign names without spaces. */
  readonly #names = new Map<string, string>();
  #longest = 0;

  constructor({ names }: NamesFile) {
    for (const language of Object.values(names))
      for (const [name, english] of Object.entries(language)) {
        const key = tokensIn(name).join('');
        if (key === '' || this.#names.has(key)) continue;
        this.#names.set(key, tokensIn(english).join(' '));
        this.#longest = Math.max(this.#longest, key.length);
      }
  }

  /** Translates the foreign names in a text; words without an entry are kept. */
  english(text: string): string {
    const words = text.replace(/(\d)(?=[^\d\s\p{ASCII}])/gu, '$1 ').split(' ');
    const translated: string[] = [];
    for (let at = 0; at < words.length;) {
      const length = this.#lengthAt(words, at);
      translated.push(
        length > 0 ? this.#names.get(words.slice(at, at + length).join(''))! : this.#unspaced(words[at]!),
      );
      at += Math.max(1, length);
    }
    return translated.join(' ');
  }

  #lengthAt(words: readonly string[], at: number): number {
    for (let length = Math.min(LONGEST, words.length - at); length > 0; length--)
      if (this.#names.has(words.slice(at, at + length).join(''))) return length;
    return 0;
  }

  /** Translates consecutive names that have no spaces between them, longest first. Other letters are kept. */
  #unspaced(word: string): string {
    if (!UNSPACED.test(word)) return word;
    const words: string[] = [];
    // A single character can be a word, such as “or”, but only between names.
    const between = (letters: string) => this.#names.get(letters) ?? letters;
    let rest = '';
    for (let at = 0; at < word.length;) {
      let length = Math.min(this.#longest, word.length - at);
      while (length > 1 && !this.#names.has(word.slice(at, at + length))) length--;
      if (length > 1) {
        words.push(between(rest), this.#names.get(word.slice(at, at + length))!);
        rest = '';
      } else rest += word[at]!;
      at += length;
    }
    return [...words, rest].filter(Boolean).join(' ');
  }
}
