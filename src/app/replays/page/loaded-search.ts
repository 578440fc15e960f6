/** The search, loaded once when someone wants to search. */
import { loadJson } from '../../shell/json.ts';
import { notLoaded } from '../../shell/words.ts';
import { inSlices } from '../../shell/slices.ts';
import type { BrowserIndex } from '../../../view/ask/index/game.ts';
import type { NamesFile } from '../../../view/ask/languages/translate.ts';
import type { Search } from '../../../view/ask/search.ts';
import type { Asked } from './state.ts';
import { SEARCH_FIELD } from './words.ts';

export class LoadedSearch {
  /** Null until loaded. */
  search: Search | null = null;
  /** Draws the search's answers; loaded together with the search. */
  answers: Asked | null = null;
  /** A sentence that says why the search didn't load. */
  failure: string | null = null;
  readonly #index: BrowserIndex;
  readonly #url: string;
  #loading: Promise<void> | undefined;
  #names: Promise<{ default: NamesFile } | null> | undefined;

  constructor(index: BrowserIndex, url: string) {
    this.#index = index;
    this.#url = url;
  }

  /** Loads the search's code and data once. After a failure, the next call tries again. */
  load(): Promise<void> {
    this.#loading ??= this.#load().finally(() => {
      if (!this.search) this.#loading = undefined;
    });
    return this.#loading;
  }

  /**
   * Loads names in other languages if a text seems to contain any. Returns whether names were loaded, so that the
   * text should be read again.
   */
  async translate(text: string): Promise<boolean> {
    if (!this.search?.isForeign(text)) return false;
    this.#names ??= import('../../../view/ask/languages/names.json').catch(() => null);
    const names = await this.#names;
    if (names) this.search.learn(names.default);
    return names !== null && this.search.read(text).length > 0;
  }

  async #load(): Promise<void> {
    const [program, answers, file] = await Promise.all([
      import('../../../view/ask/engine.ts').catch(() => null),
      import('./Answer.tsx').catch(() => null),
      loadJson(this.#url),
    ]);
    const search =
      program && answers && file.ok
        ? await inSlices(program.searchSteps(this.#index, file.value, new Date().toISOString().slice(0, 10)))
        : null;
    this.search = search;
    this.answers = search && answers;
    this.failure = this.search ? null : notLoaded(SEARCH_FIELD.name);
  }
}
