/** The script of every page, and the markup that spoiler-free mode needs. */
import { describe, expect, test } from 'vitest';
import type { ReplayIndex } from '../../src/contract/index-schema.ts';
import { urls } from '../../src/urls.ts';
import { builtFiles, builtHtml, builtJson, builtText, sharedPage } from '../support/build.ts';
import { isFiller } from '../../src/archive/count/roster.ts';

const pages = builtHtml();
const [script = '', ...more] = builtFiles('.js').filter((file) => /^_astro\/preferences-\w+\.js$/.test(file));

/** Pages that load more than the script of every page, because they are programs themselves. */
const PROGRAMS = [urls.home(), urls.drop(), urls.replays(), urls.privacy(), '/compare/'].map((path) =>
  path.slice(1),
);
/** The page for missing addresses tries other ways to write a matchup. */
const hasProgram = (file: string) =>
  file === '404.html' || PROGRAMS.some((path) => file === `${path}index.html`);

describe('the script of every page', () => {
  // The build fails if it is larger than 2 KB.
  test('is one file', () => {
    expect(more).toEqual([]);
  });

  test('knows the two preferences and no other word of the storage, and connects to nothing', () => {
    const code = builtText(script);
    expect(code).toMatch(/theme.*spoilers/s);
    expect(code).not.toMatch(/fetch|XMLHttp|beacon|WebSocket|EventSource|import\(|cookie|indexedDB|caches/);
  });

  test.each(pages)('%s loads it before the first paint, and nothing else that the page waits for', (file) => {
    const page = sharedPage(file);
    const scripts = page.querySelectorAll('script, astro-island');
    const own = scripts.filter((one) => one.getAttribute('src') === `/${script}`);
    expect(own.length).toBe(1);
    expect(own[0]!.parentNode?.rawTagName).toBe('head');
    expect(Object.keys(own[0]!.attributes)).toEqual(['src']);
    const others = scripts.filter(
      (one) => one !== own[0] && one.getAttribute('type') !== 'application/ld+json',
    );
    if (hasProgram(file)) return;
    // Scripts that wait for a search, playback, a saved chart, a bench, filters, a closed part, a theme or a choice of players or opponents are modules, which run
    // after the page has loaded.
    const waiting = others.filter((one) => one.getAttribute('type') === 'module');
    const waits = [
      `main :is(.map-card, .chart:not(.standing), .lanes), #bench-here, #table-filters`,
      '#prep',
      'form.search',
      '.find-person',
      '.prose .fold',
      '.races [name=vs]',
      'picture > source',
    ];
    const needed = waits.filter((one) => page.querySelector(one));
    expect(waiting.length).toBe(needed.length);
    expect(others.filter((one) => !waiting.includes(one)).map(String)).toEqual([]);
  });
});

describe('spoiler-free mode', () => {
  const index = builtJson<ReplayIndex>('data/summaries-index.json').replays;

  test('every row of a list of games hides winner and length, and shows them when asked', () => {
    const rows = pages.flatMap((file) => sharedPage(file).querySelectorAll('table.games tbody tr'));
    expect(rows.length).toBeGreaterThan(index.length);
    for (const row of rows) {
      expect(row.classList.contains('spoiler')).toBe(true);
      const results = row.querySelectorAll('.box');
      expect(results.filter((box) => !box.closest('.pairing')?.querySelector('.result > .box'))).toEqual([]);
      expect(row.querySelectorAll('.reveal[data-reveal=here]').length).toBe(1);
      expect(row.querySelectorAll('td .length').length).toBeGreaterThan(0);
    }
  });

  test('no cell that is hidden holds bare text, which no style sheet could hide', () => {
    for (const file of pages) {
      const cells = sharedPage(file).querySelectorAll('tbody .result, tbody .length, dd.result, dd.length');
      for (const cell of cells.filter(({ rawTagName }) => /^(td|th|dd)$/.test(rawTagName))) {
        const bare = cell.childNodes.filter(({ nodeType, text }) => nodeType === 3 && text.trim() !== '');
        expect(
          bare.map(({ text }) => text),
          `${file}: ${cell.outerHTML}`,
        ).toEqual([]);
      }
    }
  });

  test('a list shows one game of each series, and offers another one whether there is one or not', () => {
    for (const file of pages) {
      const rows = sharedPage(file).querySelectorAll('table.games tbody tr');
      const seen = new Set<string>();
      for (const row of rows) {
        const series = row.getAttribute('data-series');
        const next = row.querySelectorAll('.reveal[data-reveal=next]').length;
        expect(next, file).toBe(series === undefined ? 0 : 1);
        expect(row.classList.contains('later'), file).toBe(series !== undefined && seen.has(series));
        if (series !== undefined) seen.add(series);
      }
    }
  });

  test('games of one series are those of the same names at the same event', () => {
    const rows = sharedPage('replays/index.html').querySelectorAll('table.games tbody tr');
    const groups = new Map<string, Set<string>>();
    rows.forEach((row) => {
      const href = row.querySelector('.pairing')!.getAttribute('href');
      const { tournamentId, players } = index.find(({ replayId }) => urls.game(replayId) === href)!;
      const series = row.getAttribute('data-series');
      const known = players.every(({ name }) => !isFiller(name ?? ''));
      expect(series === undefined).toBe(tournamentId == null || !known);
      if (series === undefined) return;
      const names = players.map(({ name }) => name).sort();
      groups.set(series, (groups.get(series) ?? new Set()).add(JSON.stringify([tournamentId, names])));
    });
    expect(groups.size).toBeGreaterThan(5);
    for (const group of groups.values()) expect(group.size).toBe(1);
  });

  test('no title and no description tells a result, a length or a number of games of one event or player', () => {
    for (const file of pages) {
      const head = sharedPage(file).querySelector('head')!;
      const words = [
        head.querySelector('title')!.text,
        ...head.querySelectorAll('meta[content]').map((meta) => meta.getAttribute('content')!),
      ].join('\n');
      if (/^replays\/[^/]+\//.test(file))
        expect(words, file).not.toMatch(/\b(won|wins?|lost|beat|winner)\b|\d:\d\d/i);
      if (/^(events|players)\/./.test(file)) expect(words, file).not.toMatch(/\d+ games?\b|\d+ ?[-:] ?\d+ /i);
    }
  });
});
