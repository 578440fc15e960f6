/**
 * Data for search engines and feeds: dates of pages, the archive as a data set, its newest games, and embedded games.
 */
import { expect, test } from 'vitest';
import { sitemapPages } from '../../../../src/data/discovery/sitemap-pages.ts';
import { urls } from '../../../../src/urls.ts';
import { embedTimings, frameHtml } from '../../../../src/view/game/embed.ts';
import { strategyLinks } from '../../../../src/view/hub/strategy.ts';
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

test('strategy leads to each race’s openings with those against each race below them', () => {
  const kinds = strategyLinks(ARCHIVE);
  const openings = kinds.find(({ url }) => url === urls.openings())!;
  expect(openings.pages.map(({ page }) => page.path)).toEqual(
    [urls.openingsOf('Human'), urls.openingsOf('Orc')].sort(),
  );
  for (const { page, parts } of kinds.flatMap(({ pages }) => pages))
    for (const { path } of parts) expect(path.startsWith(page.path) && path !== page.path).toBe(true);
  const numbers = new Map(kinds.map(({ url, pages }) => [url, pages.length]));
  expect([urls.matchups(), urls.heroes(), urls.maps()].map((url) => numbers.get(url))).toEqual([1, 2, 1]);
});
