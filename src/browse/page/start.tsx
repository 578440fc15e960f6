/** The program of the replay browser: joins address, filters, search and list. */
import { hydrate, render } from 'preact';
import { columnsOf } from '../engine/columns.ts';
import { Searcher } from '../engine/search.ts';
import { Sorter } from '../engine/sort.ts';
import type { BrowserIndex } from '../game.ts';
import { decodeIndex } from '../format/decode.ts';
import { fromSearch } from '../query/address.ts';
import { EVERYTHING, without, type Query } from '../query/query.ts';
import { rowMaker } from '../rows/game-row.ts';
import { Address } from './address-bar.ts';
import { AfterPaint } from './after-paint.ts';
import { Filters, SEARCH_BOX } from './Filters.tsx';
import { serveKeys } from './keys.ts';
import { List } from './list.tsx';
import { watchSpoilers } from './spoilers.ts';
import { NO_ACTIONS, waiting, type Actions, type State } from './state.ts';
import { viewOf } from './view-of.ts';

/** The parts of the page that the program takes over. */
export interface Places {
  filters: HTMLElement;
  /** The list as it was built. */
  table: HTMLTableElement;
  more: HTMLElement;
}

/** Takes over the page. Until the index is there, and if it never comes, the list stays as it was built. */
export async function start(places: Places, indexUrl: string): Promise<void> {
  hydrate(<Filters state={waiting(EVERYTHING)} actions={NO_ACTIONS} />, places.filters);
  const loaded = await load(indexUrl);
  if (typeof loaded === 'string') {
    render(
      <Filters state={{ ...waiting(EVERYTHING), status: loaded }} actions={NO_ACTIONS} />,
      places.filters,
    );
    return;
  }
  run(loaded, places);
}

const UNREACHABLE =
  'The filters could not be loaded. Is there a connection? The list below is complete as it is.';

/** The index, or a sentence that says why there is none. */
async function load(url: string): Promise<BrowserIndex | string> {
  try {
    const response = await fetch(url);
    if (!response.ok) return UNREACHABLE;
    const decoded = decodeIndex(await response.json());
    return decoded.ok ? decoded.value : decoded.failure.sentence;
  } catch {
    return UNREACHABLE;
  }
}

function run(index: BrowserIndex, { filters, table, more }: Places): void {
  const columns = columnsOf(index);
  const searcher = new Searcher(columns);
  const sorter = new Sorter(columns);
  const rowOf = rowMaker(index);
  const list = new List(table, more, rowOf);
  const afterPaint = new AfterPaint();
  const address = new Address((query) => show(query));
  let state: State = { ...waiting(EVERYTHING) };

  const draw = () => render(<Filters state={state} actions={actions} />, filters);
  /** First what is looked at, then the values of the filters and the rows below the screen. */
  const show = (query: Query, inSteps = false) => {
    const found = searcher.search(query);
    const view = viewOf(query, found, columns, { spoilerFree: spoilers.hidden(), rowOf });
    const rest = function* (): Iterable<void> {
      state = { ...state, choices: view.choices };
      draw();
      yield;
      yield* list.grow();
      list.busy = false;
    };
    state = { ...state, ...view, choices: inSteps ? state.choices : view.choices };
    list.busy = inSteps;
    list.show(sorter.sort(found, query.sort), state.status, !inSteps);
    draw();
    if (inSteps) afterPaint.plan(rest());
    else afterPaint.cancel();
  };
  const go = (query: Query, how: 'type' | 'choose') => {
    address.go(query, how);
    // Whoever has scrolled far down must not find the page shorter for a moment.
    show(query, scrollY < innerHeight);
  };
  const actions: Actions = {
    type: (change) => go({ ...state.query, ...change }, 'type'),
    choose: (change) => go({ ...state.query, ...change }, 'choose'),
    replace: (query) => {
      go(query, 'choose');
      focusSearch();
    },
    drop: (filter) => {
      go(without(state.query, filter), 'choose');
      (filters.querySelector<HTMLElement>('[data-chip]') ?? searchBox()).focus();
    },
    toggle: () => {
      state = { ...state, open: !state.open };
      draw();
    },
  };
  const searchBox = () => document.getElementById(SEARCH_BOX)!;
  const focusSearch = () => searchBox().focus();
  const spoilers = watchSpoilers(() => show(state.query));
  serveKeys({ filters, list: table, search: searchBox, clear: () => actions.replace(EVERYTHING) });

  show(fromSearch(location.search));
  filters.dataset['ready'] = '';
}
