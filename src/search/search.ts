/** Searches an archive: reads texts into parts, finds their games, and tells facts about these. */
import { factsOf } from './facts/facts.ts';
import type { Fact } from './facts/usual.ts';
import { Finder, type Result } from './find/find.ts';
import { isFilter, type Part } from './parts/part.ts';
import { widened } from './find/sort.ts';
import { countsOf } from './find/test.ts';
import { Names, sayPart } from './parts/say.ts';
import { parseQuery } from './parts/syntax.ts';
import { readText } from './read/read.ts';
import { completer, type Complete } from './suggest.ts';
import type { Rows } from './rows/rows.ts';
import type { WordsFile } from './words/things.ts';
import { Vocabulary, type LanguagesFile } from './words/vocabulary.ts';

export interface Found extends Result {
  facts: readonly Fact[];
}

/** A change of one part of a query that finds games. */
export interface Nearer {
  /** Place of the part. */
  at: number;
  /** What stands there instead; null for nothing. */
  part: Part | null;
  text: string;
  games: number;
}

export class Search {
  readonly rows: Rows;
  readonly names: Names;
  readonly vocabulary: Vocabulary;
  /** Completes a text with names and pages. */
  readonly complete: Complete;
  readonly #finder: Finder;
  readonly #today: string;

  /** `today` is an ISO day. */
  constructor(rows: Rows, words: WordsFile, today: string) {
    this.rows = rows;
    this.#today = today;
    this.#finder = new Finder(rows);
    this.vocabulary = new Vocabulary(words);
    this.complete = completer(words, this.vocabulary.things);
    this.names = new Names(rows, this.vocabulary.things);
  }

  /** Adds names in other languages. */
  learn(file: LanguagesFile): void {
    if (!this.vocabulary.learned) this.vocabulary.learn(file);
  }

  /** The parts of a text in words. */
  read(text: string): Part[] {
    return readText(text, this.vocabulary, this.#today);
  }

  /** The parts of a text in words, or in the formal syntax if every word of it is a part of that. */
  readEither(text: string): Part[] {
    const formal = /[:@*]|^[~-]?(?:vs\.|both\.|any\.)/.test(text) ? parseQuery(text) : [];
    return formal.length > 0 && formal.every(({ key }) => key !== 'unknown') ? formal : this.read(text);
  }

  /** The parts of a text that is still being typed: the beginning of a name stands for the likeliest name. */
  readTyped(text: string): Part[] {
    const parts = this.readEither(text);
    return isBegun(text, parts)
      ? this.readEither(this.complete(text).find(({ href }) => !href)?.text ?? text)
      : parts;
  }

  find(parts: readonly Part[]): Found {
    const result = this.#finder.find(parts);
    return { ...result, facts: factsOf(result, parts, this.#finder, this.names) };
  }

  /** For everything in the games of a query: in how many of them it is, by part in the syntax. */
  counts(parts: readonly Part[]): ReadonlyMap<string, number> {
    return countsOf(this.#finder.find(parts).views, this.rows);
  }

  /** Changes of one part with which some games fit, for a query that none fits: wider bounds, otherwise its absence. */
  nearer(parts: readonly Part[]): Nearer[] {
    return parts.flatMap((part, at): Nearer[] => {
      const others = parts.filter((_, place) => place !== at);
      if (!isFilter(part) || others.length === 0) return [];
      const wider = widened(part, this.#finder.find(others).views, this.#finder.objects);
      const { games } = this.#finder.find(wider ? [...others, wider] : others);
      const isOnly = wider === null && !others.some(isFilter);
      if (games.length === 0 || isOnly) return [];
      return [{ at, part: wider, text: this.say(wider ?? part), games: games.length }];
    });
  }

  say(part: Part): string {
    return sayPart(part, this.names);
  }
}

/** Whether the last part is a word that nobody knows yet and that is still being typed. */
export function isBegun(text: string, parts: readonly Part[]): boolean {
  const last = parts.at(-1);
  return last?.key === 'unknown' && !/\s$/.test(text) && text.toLowerCase().endsWith(last.of[0] ?? ' ');
}

/** Whether names in other languages may help with a text. */
export const isForeign = (text: string, parts: readonly Part[]): boolean =>
  /[^\p{ASCII}’‘“”–→…]/u.test(text) || parts.some(({ key }) => key === 'unknown');
