/** The program of the game list on a simulated document: what is typed survives redraws. */
import { expect, test } from 'vitest';
import { startBrowser } from '../../../../src/app/replays/page/start.tsx';
import { rowsFile } from '../../../../src/search/rows/rows.ts';
import { urls } from '../../../../src/urls.ts';
import { corpusIndex, corpusWords } from '../../../support/browse/corpus-index.ts';
import { beginPage, serve, textOf } from '../../../support/page-here.ts';
import { until } from '../../../support/until.ts';

const places = () => ({
  search: document.getElementById('search')!,
  table: document.querySelector('table')!,
  more: document.getElementById('more')!,
});

async function open(query: string): Promise<void> {
  beginPage(
    urls.replays() + query,
    '<div id="search"></div><table><caption></caption><tbody></tbody></table><p id="more"></p>',
  );
  serve({ [urls.searchRows()]: rowsFile(corpusIndex()), [urls.searchWords()]: corpusWords() });
  await startBrowser(places(), urls.searchRows(), urls.searchWords());
}

test('a part that is being written stays as typed when the list is drawn again', async () => {
  await open('?parts=length@20:00..+race:O');
  document.querySelector<HTMLElement>('[data-chip="0"]')!.click();
  const field = () => document.querySelector<HTMLInputElement>('.editor input')!;
  await until(() => expect(field().value).toBe('length@20:00..'));
  field().value = 'length@2';
  const before = textOf('[role=status]');
  document.documentElement.dataset['spoilers'] = 'hidden';
  await until(() => expect(textOf('[role=status]')).not.toBe(before));
  expect(field().value).toBe('length@2');
  field().value = 'length@25:00..';
  field().dispatchEvent(new Event('change', { bubbles: true }));
  await until(() => expect(location.search).toContain('length@25:00..'));
  delete document.documentElement.dataset['spoilers'];
});
