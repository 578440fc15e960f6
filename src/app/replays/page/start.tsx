/** The program of the game list: connects address, search and list. */
import { render } from 'preact';
import { rowsOf } from '../../../search/rows/rows.ts';
import { Search as Engine } from '../../../search/search.ts';
import type { WordsFile } from '../../../search/words/things.ts';
import { urls } from '../../../urls.ts';
import { noActions } from '../../shell/actions.ts';
import { takeOver } from '../../shell/draw.ts';
import { focusOn } from '../../shell/focus.ts';
import { loadJson } from '../../shell/json.ts';
import { Store } from '../../shell/store.ts';
import { notLoaded } from '../../shell/words.ts';
import { addressOf, askedIn } from '../address.ts';
import { bySeries } from '../../../view/series-heads.ts';
import { headsIn, rowMaker } from '../rows.ts';
import { listsOf } from './lists.ts';
import { serveKeys } from './keys.ts';
import { ReplayList } from './list.tsx';
import { marksOf, Query } from './query.ts';
import { Search, SEARCH_BOX } from './Search.tsx';
import { BROWSE_START, type BrowseActions, type BrowseState } from './state.ts';

/** The page elements that the program takes over. */
export interface PagePlaces {
  search: HTMLElement;
  /** The built list. */
  table: HTMLTableElement;
  more: HTMLElement;
}

/** Takes over the page. Until rows and words have loaded, or if they never do, the list stays as built. */
export async function startBrowser(places: PagePlaces, rowsUrl: string, wordsUrl: string): Promise<void> {
  const idle = noActions<BrowseActions>();
  takeOver(places.search, BROWSE_START, (state) => <Search state={state} actions={idle} />);
  const [document, words] = await Promise.all([loadJson(rowsUrl), loadJson(wordsUrl)]);
  const rows = document.ok ? rowsOf(document.value) : null;
  if (rows && words.ok) {
    const today = new Date().toISOString().slice(0, 10);
    new Page(places, new Engine(rows, words.value as WordsFile, today)).start();
  } else {
    const status = `${notLoaded('the search')} The list below is whole.`;
    render(<Search state={{ ...BROWSE_START, status }} actions={idle} />, places.search);
    places.search.dataset['ready'] = '';
  }
}

const countText = (games: number, all: number): string =>
  games === all ? `${all} games` : `${games === 0 ? 'No game' : games} of ${all} games`;

class Page {
  readonly #places: PagePlaces;
  readonly #engine: Engine;
  readonly #query: Query;
  readonly #list: ReplayList;
  readonly #rowOf: ReturnType<typeof rowMaker>;
  readonly #store: Store<BrowseState>;
  #listed: readonly number[] = [];
  #isServed = false;
  /** Whether the lists of parts are open. */
  #isListing = false;
  /** Whether the newest history entry comes from typing; if so, the next letter changes that entry. */
  #isTyping = false;

  constructor(places: PagePlaces, engine: Engine) {
    this.#places = places;
    this.#engine = engine;
    this.#query = new Query(engine);
    this.#rowOf = rowMaker(engine.rows);
    this.#list = new ReplayList(places.table, places.more, this.#rowOf, headsIn(engine.rows));
    this.#store = new Store<BrowseState>({
      ...BROWSE_START,
      things: engine.vocabulary.things,
      hrefOf: (game) => urls.game(engine.rows.games[game]!.replayId),
      say: (part) => engine.say(part),
    });
  }

  start(): void {
    const { search, table } = this.#places;
    this.#store.subscribe((state) => render(<Search state={state} actions={this.#actions} />, search));
    this.#read();
    search.dataset['ready'] = '';
    serveKeys({ filters: search, list: table, search: searchBox, clear: this.#actions.clear });
    addEventListener('popstate', () => this.#read());
    new MutationObserver(() => this.#show(false)).observe(document.documentElement, {
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
      this.#query.keep();
      if (location.search !== '') history.replaceState(null, '', addressOf(this.#query.kept));
      this.#show(false);
    };
    if (words === '') this.#show(false);
    else void this.#query.learn().then(keep);
  }

  #show(isTyping: boolean): void {
    const { parts, text } = this.#query;
    const found = this.#engine.find(parts);
    const { games: all } = this.#engine.rows;
    const spoilerFree = document.documentElement.dataset['spoilers'] === 'hidden';
    const status = spoilerFree ? 'The games that fit' : countText(found.games.length, all.length);
    const sort = parts.findLast(({ key, off }) => key === 'sort' && !off)?.of.join() ?? '';
    const { games } = this.#engine.rows;
    this.#listed = sort === '' ? bySeries(found.games, (game) => games[game]!.series) : found.games;
    this.#list.show(this.#listed, status, marksOf(parts, this.#engine), { isTyping, together: sort === '' });
    this.#store.change({
      text,
      status,
      chips: parts.map((part) => ({
        part,
        text: this.#engine.say(part),
        near: part.key === 'unknown' ? part.of.flatMap((word) => this.#engine.vocabulary.near(word)) : [],
      })),
      facts: parts.length === 0 ? [] : found.facts,
      teamGames: spoilerFree ? 0 : found.teamGames,
      lists: this.#isListing ? listsOf(this.#engine, parts) : null,
      nearer: found.games.length === 0 ? this.#query.nearer() : [],
      sort,
      spoilerFree,
    });
  }

  /** Shows a changed query and its address. Typing adds one history entry, not one per letter. */
  #go(isTyping: boolean): void {
    const address = addressOf(this.#query.parts);
    if (address !== location.pathname + location.search) {
      if (isTyping && this.#isTyping) history.replaceState(null, '', address);
      else history.pushState(null, '', address);
    }
    this.#isTyping = isTyping;
    this.#show(isTyping);
    const { text } = this.#query;
    if (text !== '')
      void this.#query.learn().then((isLearned) => {
        if (isLearned && this.#query.text === text) this.#go(isTyping);
      });
  }

  readonly #actions: BrowseActions = {
    intend: () => void this.#suggest(),
    type: (text) => {
      this.#query.text = text;
      this.#store.change({ open: null });
      this.#go(true);
    },
    keep: () => {
      this.#query.keep();
      this.#go(false);
    },
    open: (open) => {
      if (this.#query.text !== '') this.#actions.keep();
      this.#store.change({ open });
    },
    change: (at, next) => {
      this.#query.change(at, next);
      if (next === null) this.#store.change({ open: null });
      this.#go(false);
      if (next === null) focusOn(this.#places.search.querySelector<HTMLElement>('[data-chip]'), searchBox());
    },
    mean: (at, name) => {
      const [part] = this.#engine.read(name);
      this.#actions.change(at, part ?? null);
      this.#store.change({ open: null });
    },
    add: (part) => {
      this.#query.add(part);
      this.#go(false);
    },
    list: (isOpen) => {
      this.#isListing = isOpen;
      this.#show(false);
    },
    sort: (key) => {
      this.#query.sort(key);
      this.#go(false);
    },
    clear: () => {
      this.#query.kept = [];
      this.#query.text = '';
      this.#store.change({ open: null });
      this.#go(false);
      focusOn(searchBox());
    },
    save: () => void import('../list-csv.ts').then(({ saveList }) => saveList(this.#listed.map(this.#rowOf))),
  };

  /** Suggestions load with the first focus; a chosen one becomes a part. */
  async #suggest(): Promise<void> {
    if (this.#isServed) return;
    this.#isServed = true;
    const program = await import('../../shell/suggest.ts').catch(() => null);
    const input = searchBox() as HTMLInputElement;
    program?.suggestFrom(input, this.#engine.complete, () => {
      this.#query.text = input.value;
      this.#actions.keep();
    });
  }
}

const searchBox = (): HTMLElement => document.getElementById(SEARCH_BOX)!;
