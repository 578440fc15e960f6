/**
 * Names in other languages, put into English words before a text is read. Only names that a source states: the words of a
 * question in another language are not understood, and said so.
 */
import { tokensIn } from '../tokens/words.ts';

/** The table as its file has it: for each language, names and the English ones they stand for, joined by "or". */
export interface NamesFile {
  sources: readonly string[];
  names: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Whether a text has letters that English lacks, so that the table is worth loading. */
export const hasForeignLetters = (text: string): boolean => /[^\p{ASCII}’‘“”–→…]/u.test(text);

/** Languages that put no space between words. */
const UNSPACED = /^[\p{Script=Han}]+$/u;
/** Words of the longest name. */
const LONGEST = 6;

export class Translator {
  /** English words by the foreign ones without spaces. */
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

  /** A text of words with its foreign names in English; what has no entry stays. */
  english(text: string): string {
    const words = text.split(' ');
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

  /** Names that stand in a row without spaces, the longest first; what is between them stays as it is. */
  #unspaced(word: string): string {
    if (!UNSPACED.test(word)) return word;
    const words: string[] = [];
    let rest = '';
    for (let at = 0; at < word.length;) {
      let length = Math.min(this.#longest, word.length - at);
      while (length > 1 && !this.#names.has(word.slice(at, at + length))) length--;
      if (length > 1) {
        words.push(rest, this.#names.get(word.slice(at, at + length))!);
        rest = '';
      } else rest += word[at]!;
      at += length;
    }
    return [...words, rest].filter(Boolean).join(' ');
  }
}
