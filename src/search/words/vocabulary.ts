/** Finds the longest known phrase at a place: keywords first, then names, then names with a typing error. */
import { editDistance, phraseOf, singulars, tokensIn } from './fold.ts';
import { isObject, thingsIn, type Thing, type WordsFile } from './things.ts';

/** What a phrase means: a keyword, or things of one kind, any of which is meant. */
export type Meaning = { is: 'word'; op: string } | { is: 'things'; things: readonly Thing[] };

export interface Found {
  meaning: Meaning;
  /** Number of tokens. */
  length: number;
  /** Whether the spelling was corrected. */
  corrected?: true;
}

/** Names by language; several English words of a name are joined by "or". */
export interface LanguagesFile {
  names: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const LONGEST = 7;
const HAN = /^\p{Script=Han}+$/u;

/** Operations of keywords that stand around a number: bounds, suffixes and units. */
const AROUND = /^(?:[cxu]\.|half$)/;
/** Most tokens of such a keyword. */
const LONGEST_AROUND = 4;

export class Vocabulary {
  readonly #phrases = new Map<string, Meaning>();
  /** Bounds, suffixes and units, some of which are other keywords elsewhere. */
  readonly #around = new Map<string, string>();
  /** Phrases by first letter, for typing errors. */
  readonly #byLetter = new Map<string, string[]>();
  /** Corrections, because every key repeats most of them. */
  readonly #corrected = new Map<string, Meaning | null>();
  readonly #common: ReadonlySet<string>;
  readonly things: readonly Thing[];
  /** Whether the names in other languages are known. */
  learned = false;

  constructor(file: WordsFile) {
    const { phrases, common, keywords } = file;
    this.things = thingsIn(file);
    this.#common = new Set(common.flatMap((line) => line.split(' ')));
    for (const [phrase, places] of Object.entries(phrases)) {
      const meant = [places].flat().map((place) => this.things[place]!);
      this.#phrases.set(phrase, { is: 'things', things: meant });
      const joined = phrase.replaceAll(' ', '');
      for (const first of new Set([phrase[0]!, joined[1] ?? '']))
        this.#byLetter.set(first, [...(this.#byLetter.get(first) ?? []), phrase]);
    }
    for (const [phrase, meaning] of [...this.#phrases])
      if (phrase.includes(' ') && !this.#phrases.has(phrase.replaceAll(' ', '')))
        this.#phrases.set(phrase.replaceAll(' ', ''), meaning);
    for (const [op, said] of Object.entries(keywords))
      for (const words of said.split(', ')) this.#add(tokensIn(words).join(' '), { is: 'word', op });
  }

  #add(phrase: string, meaning: Meaning): void {
    this.#phrases.set(phrase, meaning);
    if (meaning.is === 'word' && AROUND.test(meaning.op)) this.#around.set(phrase, meaning.op);
  }

  /** The longest keyword of a kind that stands around numbers: bounds "c.", suffixes "x." and units "u."; null for none. */
  around(tokens: readonly string[], at: number, kind: string): { op: string; length: number } | null {
    for (let length = LONGEST_AROUND; length > 0; length--) {
      const op = this.#around.get(tokens.slice(at, at + length).join(' '));
      if (op?.startsWith(kind)) return { op, length };
    }
    return null;
  }

  /** Adds names and words of other languages. */
  learn({ names }: LanguagesFile): void {
    this.learned = true;
    for (const [name, english] of Object.values(names).flatMap((language) => Object.entries(language))) {
      const phrase = tokensIn(name).join(' ');
      const meanings = english.split(' or ').map((word) => this.#exactly(tokensIn(word)));
      const [first] = meanings;
      if (phrase === '' || !first || this.#phrases.has(phrase)) continue;
      const things = meanings.flatMap((meaning) => (meaning?.is === 'things' ? meaning.things : []));
      const meaning =
        english === 'or' ? first : first.is === 'things' ? { is: 'things' as const, things } : first;
      this.#phrases.set(phrase, meaning);
      this.#phrases.set(phrase.replaceAll(' ', ''), meaning);
      if (meaning.is === 'word' && AROUND.test(meaning.op)) this.#around.set(phrase, meaning.op);
    }
  }

  /** The longest phrase at the start of the tokens; null for none. */
  find(tokens: readonly string[]): Found | null {
    const most = Math.min(LONGEST, tokens.length);
    for (let length = most; length > 0; length--) {
      const meaning = this.#exactly(tokens.slice(0, length)) ?? this.#glued(tokens.slice(0, length));
      if (meaning) return { meaning, length };
      const near = length > 1 && length < 5 ? this.#nearly(tokens.slice(0, length)) : undefined;
      if (near) return { meaning: near, length, corrected: true };
    }
    const meaning = this.#nearly(tokens.slice(0, 1));
    return meaning ? { meaning, length: 1, corrected: true } : null;
  }

  /** Where a word without spaces begins with a known name: the number of its letters; 0 for none. */
  begins(word: string): number {
    if (!HAN.test(word)) return 0;
    for (let length = word.length; length > 0; length--)
      if (this.#phrases.has(word.slice(0, length))) return length;
    return 0;
  }

  /** Whether a known phrase begins with a word. */
  continues(word: string): boolean {
    const [beginning = word] = tokensIn(word);
    return [...this.#phrases.keys()].some((phrase) => phrase.startsWith(beginning));
  }

  #exactly(tokens: readonly string[]): Meaning | undefined {
    const whole = this.#phrases.get(tokens.join(' '));
    if (whole) return whole;
    const last = tokens.at(-1) ?? '';
    const [first = '', ...rest] = tokens;
    const others = [
      ...singulars(last).map((singular) => [...tokens.slice(0, -1), singular]),
      ...(rest.length > 0 ? singulars(first).map((singular) => [singular, ...rest]) : []),
    ];
    for (const other of others) {
      const meaning = this.#phrases.get(other.join(' '));
      if (meaning?.is === 'things') return meaning;
    }
    return undefined;
  }

  /** Words written apart that are one name: "demon hunter" is known as such, "shadowhunter" by its joined key. */
  #glued(tokens: readonly string[]): Meaning | undefined {
    if (tokens.length !== 2 || tokens.every((token) => this.#isPlain(token))) return undefined;
    if (tokens.some((token) => token.length < (/^\p{Script=Latin}/u.test(token) ? 3 : 1))) return undefined;
    const meaning = this.#phrases.get(tokens.join(''));
    return meaning?.is === 'things' ? meaning : undefined;
  }

  #isPlain(word: string): boolean {
    return (
      this.#common.has(word) ||
      singulars(word).some((singular) => this.#common.has(singular)) ||
      this.#phrases.get(word)?.is === 'word' ||
      /^\d/.test(word)
    );
  }

  /** A name that differs by a letter, or by two from eight letters. The first letters agree. */
  #nearly(tokens: readonly string[]): Meaning | undefined {
    const typed = tokens.join(' ');
    const fewest = tokens.length > 1 ? 8 : 4;
    if (typed.length < fewest || typed.length > 28 || !/^[\p{L} ]+$/u.test(typed)) return undefined;
    if (tokens.every((token) => this.#isPlain(token) || (tokens.length > 1 && this.#phrases.has(token))))
      return undefined;
    if (tokens.length > 1 && (this.#isPlain(tokens[0]!) || tokens.some((token) => token.length < 3)))
      return undefined;
    const known = this.#corrected.get(typed);
    if (known !== undefined) return known ?? undefined;
    const meaning = this.#nearest(typed);
    this.#corrected.set(typed, meaning ?? null);
    return meaning;
  }

  #nearest(typed: string): Meaning | undefined {
    const joined = typed.replaceAll(' ', '');
    const most = joined.length > 7 ? 2 : 1;
    let best = { apart: most + 1, things: [] as Thing[] };
    for (const phrase of this.#byLetter.get(typed[0]!) ?? []) {
      const meaning = this.#phrases.get(phrase);
      if (meaning?.is !== 'things' || phrase.length < 4 || meaning.things[0]!.games === 0) continue;
      if (joined.length < 5 && meaning.things[0]!.kind !== 'player') continue;
      const apart = Math.min(
        editDistance(typed, phrase, most),
        phrase.includes(' ') ? editDistance(joined, phrase.replaceAll(' ', ''), most) : most + 1,
      );
      if (apart > most || apart > best.apart) continue;
      best = {
        apart,
        things: apart === best.apart ? [...best.things, ...meaning.things] : [...meaning.things],
      };
    }
    const things = [...new Set(best.things)];
    const isOneKind = things.every(
      (thing) => thing.kind === things[0]!.kind || (isObject(thing) && isObject(things[0]!)),
    );
    return things.length > 0 && things.length < 4 && isOneKind ? { is: 'things', things } : undefined;
  }

  /** Names that a word may have been meant for, likeliest first. */
  near(word: string): string[] {
    const typed = phraseOf(word);
    if (typed.length < 4) return [];
    const most = Math.min(3, Math.floor(typed.length / 2.5));
    const ranked = [...this.#phrases].flatMap(([phrase, meaning]) => {
      const apart = meaning.is === 'things' ? editDistance(typed, phrase, most) : Infinity;
      return apart <= most && meaning.is === 'things' ? [{ name: meaning.things[0]!.name, apart }] : [];
    });
    ranked.sort((a, b) => a.apart - b.apart);
    return [...new Set(ranked.map(({ name }) => name))].slice(0, 3);
  }
}
