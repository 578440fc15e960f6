/**
 * The game browser as a whole over the real archive: filters, words, sorting, addresses, keys, and the list as a
 * file.
 */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { encodeIndex } from '../../../../../src/view/ask/index/encode.ts';
import { startBrowser } from '../../../../../src/app/replays/page/start.tsx';
import { corpusIndex, corpusSearch } from '../../../../support/browse/corpus-index.ts';
import { beginPage, choose, press, saysIn, serve, textOf } from '../../../../support/page-here.ts';

const INDEX = corpusIndex();
const FILES = { '/index.json': encodeIndex(INDEX), '/search.json': corpusSearch() };
const ORCS = INDEX.games.filter(({ players }) => players.some(({ race }) => race === 'O'));

const find = <Found extends Element>(selector: string) => document.querySelector<Found>(selector)!;
const field = (name: string) => find<HTMLSelectElement>(`#browse-${name}`);
const listed = () =>
  [...document.querySelectorAll('tbody th a')].map((link) =>
    decodeURIComponent(link.getAttribute('href')!.split('/')[2]!),
  );
const status = () => textOf('.outcome .status');

/** Opens the page as built with one row, which the program takes over. */
async function open(search = '', documents: Readonly<Record<string, unknown>> = FILES): Promise<string[]> {
  beginPage(
    `/replays/${search}`,
    '<div id="filters"></div><table><caption></caption><tbody></tbody></table><p id="more"></p>',
  );
  const asked = serve(documents);
  const places = { filters: find<HTMLElement>('#filters'), table: find<HTMLTableElement>('table') };
  await startBrowser(
    { ...places, more: find('#more'), whole: false },
    '/index.json',
    '/search.json',
    '/suggest.json',
  );
  return asked;
}

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
    },
  );
});

describe('a filter', () => {
  test('leaves the games that have it, says how many, and stands in the address', async () => {
    await open();
    expect(status()).toContain(String(INDEX.games.length));
    choose(field('race'), 'O');
    await vi.waitFor(() => expect(location.search).toBe('?race=O'));
    expect(status()).toContain(String(ORCS.length));
    expect(ORCS.map(({ replayId }) => replayId)).toEqual(expect.arrayContaining(listed()));
    expect(textOf('.chips')).toContain('Orc');
    find<HTMLElement>('[data-chip=race]').click();
    await vi.waitFor(() => expect(location.search).toBe(''));
    expect(document.querySelector('[data-chip]')).toBeNull();
    expect(document.activeElement?.id).toBe('browse-search');
  });

  test('of the address is applied at once, and the way back leads to what was shown before', async () => {
    const map = INDEX.maps[0]!;
    const there = INDEX.games.filter((game) => game.map === map.key);
    await open(`?map=${map.key}`);
    expect(listed().toSorted()).toEqual(
      there
        .map(({ replayId }) => replayId)
        .toSorted()
        .slice(0, listed().length),
    );
    expect(field('map').value).toBe(map.key);
    history.replaceState(null, '', '/replays/');
    dispatchEvent(new Event('popstate'));
    await vi.waitFor(() => expect(field('map').value).toBe(''));
    expect(status()).toContain(String(INDEX.games.length));
  });

  test('that nothing passes says so, and offers what comes nearest', async () => {
    await open('?race=O&opponent=nobody-of-this-name');
    await saysIn('#filters', 'Nearest is');
    expect(listed()).toEqual([]);
    find<HTMLElement>('.nearest li button').click();
    await vi.waitFor(() => expect(listed().length).toBeGreaterThan(0));
  });
});

describe('the search', () => {
  test('is loaded with the first word, says how it was understood, and finds the games', async () => {
    const asked = await open();
    expect(asked).toEqual(['/index.json']);
    choose(find<HTMLInputElement>('#browse-search'), 'orc vs undead');
    await saysIn('.understood', 'Orc');
    await vi.waitFor(() => expect(listed().length).toBeGreaterThan(0));
    expect(asked).toEqual(['/index.json', '/search.json']);
    const matchups = new Map(INDEX.games.map(({ replayId, matchup }) => [replayId, matchup]));
    expect(new Set(listed().map((id) => [...matchups.get(id)!].sort().join('')))).toEqual(new Set(['OUv']));
    expect(location.search).toBe('?q=orc+vs+undead');
  });

  test('says so where its file does not come', async () => {
    await open('?q=orc', { '/index.json': FILES['/index.json'] });
    await saysIn('.outcome', 'The search could not be loaded');
  });
});

describe('the list', () => {
  test('is sorted by length, longest first where that is asked', async () => {
    await open('?sort=longest');
    const lengths = new Map(INDEX.games.map(({ replayId, decidedMs }) => [replayId, decidedMs]));
    const shown = listed().map((id) => lengths.get(id)!);
    expect(shown[0]).toBe(Math.max(...lengths.values()));
    expect(shown).toEqual(shown.toSorted((a, b) => b - a));
  });

  test('is saved as it stands, and is walked through by keys', async () => {
    await open('?race=O');
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:');
    await press('CSV');
    await vi.waitFor(() => expect(saved).toHaveBeenCalled());
    const text = await (saved.mock.calls[0]![0] as Blob).text();
    expect(text.trim().split('\r\n')).toHaveLength(ORCS.length + 1);
    HTMLElement.prototype.checkVisibility = () => true;
    const key = (name: string) =>
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
    find<HTMLElement>('#browse-search').focus();
    key('ArrowDown');
    expect(document.activeElement).toBe(document.querySelectorAll('tbody th a')[0]);
    key('End');
    expect(document.activeElement).toBe([...document.querySelectorAll('tbody th a')].at(-1));
    key('Escape');
    expect(document.activeElement?.id).toBe('browse-search');
    // A second press removes all filters.
    key('Escape');
    await vi.waitFor(() => expect(location.search).toBe(''));
  });

  test('stays as it was built where the index does not come, and says where all games are', async () => {
    await open('', {});
    expect(textOf('.outcome')).toContain('The filters could not be loaded');
    expect(textOf('.outcome')).toContain('All games are on the pages below the list.');
  });

  test('tells no number and no result while spoilers are hidden', async () => {
    document.documentElement.dataset['spoilers'] = 'hidden';
    await open();
    expect(status()).not.toMatch(/\d/);
    expect(textOf('.outcome button')).not.toContain('CSV');
    delete document.documentElement.dataset['spoilers'];
    await vi.waitFor(() => expect(textOf('.outcome button')).toContain('CSV'));
  });
});
