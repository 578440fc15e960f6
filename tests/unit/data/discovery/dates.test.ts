/**
 * Data for search engines and feeds: dates of pages, the archive as a data set, its newest games, and embedded games.
 */
import { expect, test } from 'vitest';
import { sitemapPages } from '../../../../src/data/discovery/sitemap-pages.ts';
import { urls } from '../../../../src/urls.ts';
import { embedTimings, frameHtml } from '../../../../src/view/game/embed.ts';
import { racePictures } from '../../../../src/view/hub/strategy.ts';
import { archiveWith, NO_GAMES } from '../../archive/count/archives.ts';

const added = new Map([
  ['a', '2026-01-01T00:00:00Z'],
  ['b', '2026-03-01T00:00:00Z'],
  ['c', '2026-02-01T00:00:00Z'],
]);
const ARCHIVE = archiveWith(
  [
    { id: 'a', event: 'winter' },
    { id: 'b', event: 'autumn' },
    { id: 'c', event: 'winter' },
    { id: 'd', event: null },
  ],
  { added },
);

test('a page has the day of its newest game, one about all that of the whole archive, any other none', () => {
  const paths = [
    urls.home(),
    urls.event('winter'),
    urls.game('a'),
    urls.orders('b'),
    urls.game('d'),
    '/privacy/',
  ];
  const changed = sitemapPages(
    ARCHIVE,
    paths.map((path) => ({ path })),
  ).map((page) => page.changed);
  expect(changed).toEqual([added.get('b'), added.get('c'), added.get('a'), added.get('b'), null, null]);
  expect(sitemapPages(NO_GAMES, [{ path: urls.home() }])).toEqual([{ path: urls.home(), changed: null }]);
});

test('a frame holds a title that a stranger typed, and tells timings of people alone', () => {
  const html = frameHtml({ replayId: 'a', title: '"><script>' }, 'https://x.example');
  expect(html).toContain('src="https://x.example/embed/a/"');
  expect(html).not.toContain('<script>');
  const { columns, rows } = embedTimings(ARCHIVE.gameOf('a').analysis);
  expect(columns).toHaveLength(3);
  expect(rows[0]).toEqual(['First hero', { ms: 67_000 }, { ms: 67_700 }]);
});

test('strategy shows each race with its first heroes, its curves and its openings', () => {
  const pictures = racePictures(ARCHIVE);
  expect(pictures.map(({ race, openings: [first] }) => [race, first?.href])).toEqual([
    ['H', urls.openingsOf('Human')],
    ['O', urls.openingsOf('Orc')],
  ]);
  for (const { appearances, heroes, curves } of pictures) {
    expect(heroes.reduce((sum, { games }) => sum + games, 0)).toBeLessThanOrEqual(appearances);
    for (const { games, medianMs, counts } of curves) {
      expect(counts).toEqual(counts.toSorted((a, b) => a - b));
      expect(counts.at(-1)).toBeLessThanOrEqual(games);
      expect(medianMs !== null).toBe(games >= 5);
    }
  }
});
