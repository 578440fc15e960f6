/** The program of the game list: loads the search and takes over the page. */
import { render } from 'preact';
import { rowsOf } from '../../../search/rows/rows.ts';
import { Search as Engine } from '../../../search/search.ts';
import type { WordsFile } from '../../../search/words/things.ts';
import { noActions, takeOver } from '../../shell/island/draw.ts';
import { loadJson } from '../../shell/json.ts';
import { notLoaded } from '../../shell/words.ts';
import { Page, searchBox, type BrowseActions, type PagePlaces } from './page.ts';
import { Search } from './Search.tsx';
import { BROWSE_START } from './state.ts';

/** Takes over the page. Until rows and words have loaded, or if they never do, the list stays as built. */
export async function startBrowser(places: PagePlaces, rowsUrl: string, wordsUrl: string): Promise<void> {
  const { search, table } = places;
  const idle = noActions<BrowseActions>();
  takeOver(search, BROWSE_START, (state) => <Search state={state} actions={idle} />);
  const [document, words] = await Promise.all([loadJson(rowsUrl), loadJson(wordsUrl)]);
  const rows = document.ok ? rowsOf(document.value) : null;
  if (rows && words.ok) {
    const today = new Date().toISOString().slice(0, 10);
    const page = new Page(places, new Engine(rows, words.value as WordsFile, today));
    page.start((state) => render(<Search state={state} actions={page.actions} />, search));
    serveKeys(search, table, page.actions);
  } else {
    const status = `${notLoaded('the search')} The list below is whole.`;
    render(<Search state={{ ...BROWSE_START, status }} actions={idle} />, search);
  }
  search.dataset['ready'] = '';
}

/** Keys that choose in a list. */
const OPENING = /^(?:Arrow(?:Up|Down)|Page(?:Up|Down)|Home|End|\p{L})$/u;

/** Answers the keys of the search and the list. */
function serveKeys(filters: HTMLElement, list: HTMLElement, actions: BrowseActions): void {
  const games = () =>
    [...list.querySelectorAll<HTMLElement>('tbody a.pairing')].filter((link) => link.checkVisibility());
  const step = (event: KeyboardEvent, to: HTMLElement | undefined) => {
    if (!to) return;
    event.preventDefault();
    to.focus();
  };
  const inList = (event: KeyboardEvent, link: HTMLElement) => {
    const links = games();
    const place = links.indexOf(link);
    const targets: Readonly<Record<string, HTMLElement | undefined>> = {
      ...{ ArrowDown: links[place + 1], ArrowUp: links[place - 1] ?? searchBox() },
      ...{ Home: links[0], End: links.at(-1), Escape: searchBox() },
    };
    step(event, targets[event.key]);
  };
  const inFilters = (event: KeyboardEvent, target: HTMLElement) => {
    const isText = target instanceof HTMLInputElement && target.type === 'search';
    if (event.key === 'ArrowDown' && isText) step(event, games()[0]);
    // A closed list would take the first choice that a key leads to.
    if (target instanceof HTMLSelectElement && OPENING.test(event.key)) {
      event.preventDefault();
      target.showPicker();
    }
    if (event.key !== 'Escape') return;
    event.preventDefault();
    if (isText && target.value !== '') actions.type('');
    else actions.clear();
  };
  addEventListener('keydown', (event) => {
    const { target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (!(target instanceof HTMLElement)) return;
    if (filters.contains(target)) inFilters(event, target);
    else if (target.matches('tbody a.pairing') && list.contains(target)) inList(event, target);
  });
}
