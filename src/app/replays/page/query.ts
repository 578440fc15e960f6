/** The query of the page: parts that are kept, and the text that is being typed. */
import type { Nearer } from './state.ts';
import { isFilter, part, type Part } from '../../../search/parts/part.ts';
import { isBegun, isForeign, type Search } from '../../../search/search.ts';
import type { LanguagesFile } from '../../../search/words/vocabulary.ts';

export class Query {
  kept: readonly Part[] = [];
  text = '';
  readonly #search: Search;
  #languages: Promise<LanguagesFile | null> | undefined;
  #typed: { text: string; parts: readonly Part[] } | null = null;

  constructor(search: Search) {
    this.#search = search;
  }

  /** All parts. While a word is being typed, its beginning is not struck out, and changes nothing. */
  get parts(): Part[] {
    const { text } = this;
    // Read once for each text, because a key asks several times.
    if (this.#typed?.text !== text) {
      const parts = this.#search.readEither(text);
      const [word = ''] = /\S+$/.exec(text) ?? [];
      const isBeginning = isBegun(text, parts) && this.#search.vocabulary.continues(word);
      const said = isBeginning ? this.#search.readEither(text.slice(0, -word.length)) : parts;
      this.#typed = { text, parts: said };
    }
    return [...this.kept, ...this.#typed.parts];
  }

  /** Keeps the parts of the text, and empties it. */
  keep(): void {
    this.kept = [...this.kept, ...this.#search.readEither(this.text)];
    this.text = '';
  }

  /** Replaces a part; the text is kept first, so that its parts have places. */
  change(at: number, next: Part | null): void {
    if (this.text !== '') this.keep();
    this.kept = this.kept.flatMap((part, place) => (place === at ? (next ?? []) : [part]));
  }

  add(part: Part): void {
    if (this.text !== '') this.keep();
    this.kept = [...this.kept, part];
  }

  /** Sets or removes the order. */
  sort(key: string): void {
    if (this.text !== '') this.keep();
    const others = this.kept.filter((part) => part.key !== 'sort');
    this.kept = key === '' ? others : [...others, part('sort', key.split(','))];
  }

  /** Loads names in other languages if the text may need them. Returns whether it should be read again. */
  async learn(): Promise<boolean> {
    if (this.#search.vocabulary.learned || !isForeign(this.text, this.parts)) return false;
    this.#languages ??= import('../../../search/words/languages.json')
      .then(({ default: file }) => file as LanguagesFile)
      .catch(() => null);
    const file = await this.#languages;
    if (file) this.#search.learn(file);
    this.#typed = null;
    return file !== null;
  }

  /** Changes of one part with which some games fit, if none do: wider bounds, otherwise its absence. */
  nearer(): Nearer[] {
    const { parts } = this;
    return parts.flatMap((part, at): Nearer[] => {
      const others = parts.filter((_, place) => place !== at);
      if (!isFilter(part) || others.length === 0) return [];
      const wider = this.#search.widened(part, others);
      const { games } = this.#search.find(wider ? [...others, wider] : others);
      const isOne = wider === null && !others.some(isFilter);
      return games.length === 0 || isOne
        ? []
        : [{ at, part: wider, text: this.#search.say(wider ?? part), games: games.length }];
    });
  }
}

/** Most objects of a name for it to be marked on pages. */
const MAX_MARKED = 3;

/** A text fragment that makes the browser mark the searched objects on a game's page; empty without any. */
export function marksOf(parts: readonly Part[], { rows }: Search): string {
  const keys = parts
    .filter(({ key, not, off }) => ['made', 'hero', 'order'].includes(key) && !not && !off)
    .flatMap(({ key, of }) =>
      key === 'order' ? of.flatMap((order) => order.split('..').map((step) => step.split('|'))) : [of],
    )
    .filter((alternatives) => alternatives.length <= MAX_MARKED)
    .flat();
  const names = rows.objects
    .filter(({ key }) => keys.includes(key))
    .map(({ name }) => encodeURIComponent(name).replaceAll('-', '%2D'));
  return names.length === 0 ? '' : `#:~:${names.map((name) => `text=${name}`).join('&')}`;
}
