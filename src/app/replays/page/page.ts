/** The page of the game list: connects address, query, list and what is shown of the search. */
import { orderIn } from '../../../search/find/sort.ts';
import { part, type Part } from '../../../search/parts/part.ts';
import type { Search as Engine } from '../../../search/search.ts';
import { bySeries, seriesHeads } from '../../../view/series-heads.ts';
import { afterPaint } from '../../shell/island/draw.ts';
import { focusIsLost, focusOn } from '../../shell/island/focus.ts';
import { Store } from '../../shell/island/store.ts';
import { addressOf, askedIn } from '../address.ts';
import { listsOf } from './lists.ts';
import { ReplayList } from './list.tsx';
import { marksOf, Query } from './query.ts';
import { rowMaker } from './row-maker.ts';
import { BROWSE_START, SEARCH_BOX, type BrowseState } from './state.ts';

/** The page elements that the program takes over. */
export interface PagePlaces {
  search: HTMLElement;
  /** The built list. */
  table: HTMLTableElement;
  more: HTMLElement;
}

export type BrowseActions = Page['actions'];

export const searchBox = (): HTMLElement => document.getElementById(SEARCH_BOX)!;

/** The button of a part; null for none. */
export const chipAt = (at: number): HTMLElement | null => document.querySelector(`[data-chip="${at}"]`);

const countText = (games: number, all: number): string =>
  games === 0 ? 'No game' : games === all ? `${all} games` : `${games} of ${all} games`;

export class Page {
  readonly #engine: Engine;
  readonly #query: Query;
  readonly #list: ReplayList;
  readonly #rowOf: ReturnType<typeof rowMaker>;
  readonly #store: Store<BrowseState>;
  #listed: readonly number[] = [];
  /** Whether the lists of parts are open. */
  #isListing = false;
  /** Whether the newest history entry comes from typing; if so, the next letter changes that entry. */
  #isTyping = false;
  /** Writes the address of what was typed; that takes a millisecond, so it comes after the paint. */
  #write = () => {};

  constructor(places: PagePlaces, engine: Engine) {
    this.#engine = engine;
    this.#query = new Query(engine);
    this.#rowOf = rowMaker(engine.rows);
    const inSeries = engine.rows.games.flatMap(({ series }, game) =>
      series === null ? [] : this.#rowOf(game),
    );
    this.#list = new ReplayList(places, this.#rowOf, seriesHeads(inSeries));
    this.#store = new Store<BrowseState>({ ...BROWSE_START, engine });
  }

  /** Shows what the address asks for, now and whenever it changes; `draw` draws the search. */
  start(draw: (state: BrowseState) => void): void {
    this.#store.subscribe(draw);
    this.#read();
    addEventListener('popstate', () => this.#read());
    new MutationObserver(() => this.#show()).observe(document.documentElement, {
      attributeFilter: ['data-spoilers'],
    });
  }

  /** Shows what the address asks for. Words and addresses of before become parts. */
  #read(): void {
    const { objects } = this.#engine.rows;
    const { parts, words } = askedIn(
      location.search,
      (id) => objects.find((object) => object.id === id)?.key ?? null,
    );
    this.#query.kept = parts;
    this.#query.text = words;
    this.#isTyping = false;
    const keep = () => {
      this.#query.edit((kept) => kept);
      if (location.search !== '') history.replaceState(null, '', addressOf(this.#query.kept));
      this.#show();
    };
    if (words === '') this.#show();
    else void this.#query.learn().then(keep);
  }

  /** Draws once, because drawing an older text would move the caret. */
  #show(more: Partial<BrowseState> = {}): void {
    const { parts, text } = this.#query;
    const found = this.#engine.find(parts);
    const { games } = this.#engine.rows;
    const spoilerFree = document.documentElement.dataset['spoilers'] === 'hidden';
    const status = spoilerFree ? 'The games that fit' : countText(found.games.length, games.length);
    const isOrdered = orderIn(parts) !== undefined;
    this.#listed = isOrdered ? found.games : bySeries(found.games, (game) => games[game]!.series);
    this.#list.show({
      games: this.#listed,
      caption: status,
      marks: marksOf(parts, this.#engine),
      isBySeries: !isOrdered,
    });
    this.#store.change({
      ...{ text, status, parts, found },
      lists: this.#isListing ? listsOf(this.#engine, parts) : null,
      nearer: found.games.length === 0 ? this.#engine.nearer(parts) : [],
      spoilerFree,
      ...more,
    });
  }

  /** Shows a changed query and its address. Typing adds one history entry, not one per letter. */
  #go(isTyping: boolean, more: Partial<BrowseState> = {}): void {
    this.#write();
    const address = addressOf(this.#query.parts);
    if (address !== location.pathname + location.search) {
      if (isTyping && this.#isTyping) this.#writeLater(address);
      else history.pushState(null, '', address);
    }
    this.#isTyping = isTyping;
    this.#show(more);
    const { text } = this.#query;
    if (text !== '')
      void this.#query.learn().then((isLearned) => {
        if (isLearned && this.#query.text === text) this.#go(isTyping);
      });
  }

  #writeLater(address: string): void {
    const stop = afterPaint(() => this.#write());
    this.#write = () => {
      stop();
      this.#write = () => {};
      // Not after a step through the history.
      if (this.#isTyping) history.replaceState(null, '', address);
    };
  }

  /** Changes the kept parts, those of the text among them. */
  #edit(change: Parameters<Query['edit']>[0], more: Partial<BrowseState> = {}): void {
    this.#query.edit(change);
    this.#go(false, more);
  }

  readonly actions = {
    /** Called before typing, so that suggestions can load; a chosen one becomes a part. */
    intend: () =>
      void import('../../shell/suggest.ts').then(
        ({ suggestFrom }) => {
          const input = searchBox() as HTMLInputElement;
          suggestFrom(input, this.#engine.complete, () => {
            this.#query.text = input.value;
            this.actions.keep();
          });
        },
        () => undefined,
      ),
    type: (text: string) => {
      this.#query.text = text;
      this.#go(true, { open: null });
    },
    /** Makes parts of the text. */
    keep: () => this.#edit((kept) => kept),
    /** Opens a chip, or closes it. */
    open: (open: number | null) => {
      if (this.#query.text !== '') this.actions.keep();
      this.#store.change({ open });
    },
    /** Replaces a part, or removes it if `next` is null. */
    change: (at: number, next: Part | null) => {
      this.#edit(
        (kept) => kept.flatMap((one, place) => (place === at ? (next ?? []) : [one])),
        next === null ? { open: null } : {},
      );
      if (next === null || focusIsLost()) focusOn(chipAt(at), chipAt(at - 1), searchBox());
    },
    /** Reads a name in place of a part that is not understood. */
    mean: (at: number, name: string) => {
      this.actions.change(at, this.#engine.read(name)[0] ?? null);
      this.#store.change({ open: null });
    },
    add: (added: Part) => this.#edit((kept) => [...kept, added]),
    /** Opens or closes the lists. */
    list: (isOpen: boolean) => {
      this.#isListing = isOpen;
      this.#show();
    },
    /** Sets the order, or removes it. */
    sort: (key: string) =>
      this.#edit((kept) => [
        ...kept.filter(({ key: kind }) => kind !== 'sort'),
        ...(key === '' ? [] : [part('sort', key.split(','))]),
      ]),
    clear: () => {
      this.#edit(() => [], { open: null });
      focusOn(searchBox());
    },
    /** Saves the list as CSV. */
    save: () => void import('../list-csv.ts').then(({ saveList }) => saveList(this.#listed.map(this.#rowOf))),
  };
}
