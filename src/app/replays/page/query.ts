/** The query of the page: parts that are kept, and the text that is being typed. */
import type { Part } from '../../../search/parts/part.ts';
import { isBegun, isForeign, type Search } from '../../../search/search.ts';

export class Query {
  kept: readonly Part[] = [];
  text = '';
  readonly #search: Search;
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

  /** Keeps the parts of the text, so that all parts have places, and changes what is kept. */
  edit(change: (kept: readonly Part[]) => readonly Part[]): void {
    this.kept = change([...this.kept, ...this.#search.readEither(this.text)]);
    this.text = '';
  }

  /** Loads names in other languages if the text may need them. Returns whether it should be read again. */
  async learn(): Promise<boolean> {
    if (this.#search.vocabulary.learned || !isForeign(this.text, this.parts)) return false;
    const file = await import('../../../search/words/languages.json').catch(() => null);
    if (file) this.#search.learn(file.default);
    this.#typed = null;
    return file !== null;
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
