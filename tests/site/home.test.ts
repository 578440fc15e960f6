/** The numbers of the front page, held against the documents of the API and the pages that they lead to. */
import { expect, test } from 'vitest';
import type { ReplayIndex } from '../../src/contract/index-schema.ts';
import type { GameAnalysis } from '../../src/replay/analysis.ts';
import { builtJson, builtPage } from '../support/build.ts';

const home = builtPage('index.html');
const { replays } = builtJson<ReplayIndex>('data/summaries-index.json');
const analyses = replays.map(({ replayId }) => builtJson<GameAnalysis>(`data/games/${replayId}.json`));

const figures = new Map(
  home
    .querySelectorAll('.figures a')
    .map((link) => [link.getAttribute('href') ?? '', Number(link.querySelector('b')?.text)]),
);

test('it counts what the index counts', () => {
  expect(figures.get('/replays/')).toBe(replays.length);
  expect(figures.get('/events/')).toBe(
    new Set(replays.flatMap(({ tournamentId }) => tournamentId ?? [])).size,
  );
  expect(figures.get('/maps/')).toBe(new Set(analyses.flatMap(({ map }) => map || [])).size);
});

test('a figure is the number of rows of the list that it leads to', () => {
  expect(figures.size).toBe(5);
  for (const [href, value] of figures) {
    const rows = builtPage(`${href.slice(1)}index.html`).querySelectorAll(
      'main table:first-of-type tbody tr',
    );
    expect([href, rows.length]).toEqual([href, value]);
  }
});

test('it says of how many games the winner is known', () => {
  const winners = analyses.filter(({ winner }) => winner !== null).length;
  const words = home.querySelector('section[aria-labelledby="ways-in"]')?.text.replace(/\s+/g, ' ');
  expect(words).toContain(`inferred in ${winners} of ${replays.length} games`);
});

test('the newest events stand in the order of the list of events', () => {
  const names = home.querySelectorAll('.digest a').map((link) => link.getAttribute('href'));
  const all = builtPage('events/index.html').querySelectorAll('main tbody th a');
  expect(names).toEqual(all.slice(0, names.length).map((link) => link.getAttribute('href')));
  expect(names.length).toBeGreaterThan(3);
});
