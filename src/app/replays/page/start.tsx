/** The program of the replay browser: connects address, filters, search and list. */
import { render } from 'preact';
import { noActions } from '../../shell/actions.ts';
import { takeOver } from '../../shell/draw.ts';
import { focusOn } from '../../shell/focus.ts';
import { loadJson } from '../../shell/json.ts';
import { notLoaded } from '../../shell/words.ts';
import type { Result } from '../../../game/result.ts';
import { breathe, inSlices } from '../../shell/slices.ts';
import { Store } from '../../shell/store.ts';
import { columnsOf, COUNTED, type Counted } from '../engine/columns.ts';
import { othersThan, Searcher } from '../engine/search.ts';
import { inOrder, Sorter } from '../engine/sort.ts';
import type { BrowserIndex } from '../../../view/ask/index/game.ts';
import { decodeSteps } from '../../../view/ask/index/decode.ts';
import { fromSearch } from '../query/address.ts';
import { EVERYTHING, without, type Query } from '../query/query.ts';
import { rowMaker } from '../rows.ts';
import { GAMES_A_PAGE } from '../../../view/numbered.ts';
import { Address } from './address-bar.ts';
import { AfterPaint } from './after-paint.ts';
import { Filters } from './Filters.tsx';
import { serveKeys } from './keys.ts';
import { ReplayList } from './list.tsx';
import { LoadedSearch } from './loaded-search.ts';
import { SEARCH_BOX } from './SearchBox.tsx';
import { watchSpoilers } from './spoilers.ts';
import { BROWSE_START, type BrowseActions, type BrowseState } from './state.ts';
import { valuesOf, viewOf } from './view-of.ts';
import { NOT_LOADED, SEARCH_FIELD } from './words.ts';

/** Delay in ms for everything outside the visible part, so that typing isn't slowed down. */
const PAUSE = 150;

/** The page elements that the program takes over. */
export interface PagePlaces {
  filters: HTMLElement;
  /** The built list. */
  table: HTMLTableElement;
  more: HTMLElement;
  /** Whether the built list contains all games. */
  whole: boolean;
}

/** Takes over the page. Until the index has loaded, or if it never does, the list stays as built. */
export async function startBrowser(
  places: PagePlaces,
  indexUrl: string,
  searchUrl: string,
  suggestionsUrl: string,
): Promise<void> {
  const idle = noActions<BrowseActions>();
  takeOver(places.filters, BROWSE_START, (state) => <Filters state={state} actions={idle} />);
  const index = await load(indexUrl, places.whole);
  if (index.ok) await run(index.value, places, searchUrl, suggestionsUrl);
  else
    render(
      <Filters state={{ ...BROWSE_START, status: index.failure.sentence }} actions={idle} />,
      places.filters,
    );
}

async function load(url: string, whole: boolean): Promise<Result<BrowserIndex>> {
  const document = await loadJson(url);
  if (document.ok) return inSlices(decodeSteps(document.value));
  const below = whole ? NOT_LOADED.wholeList : NOT_LOADED.moreBelow;
  const sentence = `${notLoaded(NOT_LOADED.name)} ${below}`;
  return { ok: false, failure: { ...document.failure, sentence } };
}

async function run(
  index: BrowserIndex,
  { filters, table, more }: PagePlaces,
  searchUrl: string,
  suggestionsUrl: string,
): Promise<void> {
  const columns = columnsOf(index);
  await breathe();
  const searcher = new Searcher(columns);
  const sorter = new Sorter(columns);
  const words = new LoadedSearch(index, searchUrl);
  const rowOf = rowMaker(index);
  // In separate tasks, because a large archive takes too long for one.
  for (const counted of COUNTED) {
    columns.lists(counted);
    await breathe();
  }
  const list = new ReplayList(table, more, rowOf);
  const afterPaint = new AfterPaint();
  const address = new Address((query) => show(query));
  const store = new Store<BrowseState>(BROWSE_START);
  let listed: readonly number[] = [];

  /**
   * Draws the visible part first. Filter values and the other rows follow after a pause in ms, or immediately if the
   * pause is 0.
   */
  const show = (query: Query, pause = 0) => {
    const asks = query.text.trim() !== '';
    if (asks && !words.search) {
      store.change({ query, status: words.failure ?? SEARCH_FIELD.loading });
      void words.load().then(() => {
        if (words.search) show(store.state.query, pause);
        else if (words.failure) store.change({ status: words.failure });
      });
      return;
    }
    searcher.words = words.search?.mask ?? null;
    // Names in other languages are loaded when a word isn't understood without them.
    if (asks)
      void words.translate(query.text).then((learned) => {
        if (!learned || store.state.query.text !== query.text) return;
        searcher.forgetTexts();
        show(store.state.query, pause);
      });
    const result = searcher.search(query);
    const read = asks ? words.search!.read(query.text) : [];
    // Near matches load with the search.
    if (result.games.length === 0 && !words.search && !words.failure)
      void words.load().then(() => show(store.state.query, pause));
    const spoilerFree = spoilers.hidden();
    const limits = { teams: query.sides !== null, within: othersThan('text', result) };
    const reply = asks ? words.search!.ask(query.text, columns.pairs, limits) : null;
    const nearer = () => (asks ? words.search!.nearer(query.text, columns.pairs, limits) : []);
    const { answers } = words;
    const view = viewOf(query, result, columns, { spoilerFree, rowOf, read, reply, nearer, answers });
    const choicesOf = (counted: Counted) => ({
      [counted]: valuesOf(counted, query, result, columns, spoilerFree),
    });
    const isFirst = !store.state.choices;
    const rest = function* (): Iterable<number | undefined> {
      list.measure();
      yield pause;
      // One at a time, because drawing all of them would delay key presses too long.
      for (const counted of isFirst ? [] : COUNTED) {
        store.change({ choices: { ...store.state.choices!, ...choicesOf(counted) } });
        yield;
      }
      yield* list.grow();
      list.busy = false;
    };
    list.busy = true;
    listed = inOrder(reply?.order ?? null, query, result) ?? sorter.sort(result, query.sort);
    list.show(
      listed,
      view.status,
      pause ? list.screenful : GAMES_A_PAGE,
      words.search?.marks(query.text) ?? '',
    );
    // The first time, all values are drawn at once: the filters don't work without them, and there are no key presses
    // to delay yet.
    const choices = isFirst && {
      choices: Object.assign({}, ...COUNTED.map(choicesOf)) as BrowseState['choices'],
    };
    store.change({ ...view, ...choices });
    afterPaint.plan(rest());
  };
  const go = (query: Query, how: 'type' | 'choose') => {
    address.go(query, how);
    show(query, PAUSE);
  };
  const actions: BrowseActions = {
    intend: () => {
      void words.load();
      void suggest();
    },
    type: (change) => go({ ...store.state.query, ...change }, 'type'),
    choose: (change) => go({ ...store.state.query, ...change }, 'choose'),
    replace: (query) => {
      go(query, 'choose');
      focusOn(searchBox());
    },
    drop: (filter) => {
      go(without(store.state.query, filter), 'choose');
      focusOn(filters.querySelector<HTMLElement>('[data-chip]'), searchBox());
    },
    save: async () => {
      const { saveList } = await import('./save-list.ts');
      saveList(listed.map(rowOf));
    },
    toggle: () => store.change({ open: !store.state.open }),
  };
  let isServed = false;
  /** Suggestions load with the first focus; a chosen one is searched. */
  const suggest = async () => {
    if (isServed) return;
    isServed = true;
    const program = await import('../../shell/suggest.ts').catch(() => null);
    const input = searchBox() as HTMLInputElement;
    await program?.suggestIn(input, suggestionsUrl, () => actions.choose({ text: input.value }));
  };
  const searchBox = () => document.getElementById(SEARCH_BOX)!;
  const spoilers = watchSpoilers(() => show(store.state.query));
  serveKeys({ filters, list: table, search: searchBox, clear: () => actions.replace(EVERYTHING) });

  store.subscribe((state) => {
    render(<Filters state={state} actions={actions} />, filters);
    if (state.choices ?? words.failure) filters.dataset['ready'] = '';
  });
  show(fromSearch(location.search));
}
