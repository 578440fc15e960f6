/** The program of the game list: loads the search and takes over the page. */
import { render } from 'preact';
import { rowsOf } from '../../../search/rows/rows.ts';
import { Search as Engine } from '../../../search/search.ts';
import type { WordsFile } from '../../../search/words/things.ts';
import { noActions, takeOver } from '../../shell/island/draw.ts';
import { loadJson } from '../../shell/json.ts';
import { notLoaded } from '../../shell/words.ts';
import { serveKeys } from './keys.ts';
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
    serveKeys({ filters: search, list: table, search: searchBox, clear: page.actions.clear });
  } else {
    const status = `${notLoaded('the search')} The list below is whole.`;
    render(<Search state={{ ...BROWSE_START, status }} actions={idle} />, search);
  }
  search.dataset['ready'] = '';
}
