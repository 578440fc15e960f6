/**
 * Data for search engines and feeds: dates of pages, the archive as a data set, its newest games, and embedded games.
 */
import { expect, test } from 'vitest';
import { aboutArchive } from '../../../../src/data/discovery/about.ts';
import { feedOf } from '../../../../src/data/discovery/new-games.ts';
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

test('the feed tells of the newest games first, with what they are about', async () => {
  const { games } = await feedOf(ARCHIVE);
  expect(games.slice(0, 3).map(({ replayId }) => replayId)).toEqual(['b', 'c', 'a']);
  expect(games[0]!.tags).toEqual(['HvO', 'Concealed Hill', 'Autumn Cup']);
});

test('the data set says how many games it has and when they came', () => {
  const text = JSON.stringify(aboutArchive(ARCHIVE));
  expect(text).toContain('4 games');
  expect(text).toContain('2026-03-01');
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
  const { openings, matchups, heroes, maps } = strategyLinks(ARCHIVE);
  expect(openings.map(({ page }) => page.path)).toEqual(
    [urls.openingsOf('Human'), urls.openingsOf('Orc')].sort(),
  );
  for (const { page, parts } of [...openings, ...matchups])
    for (const { path } of parts) expect(path.startsWith(page.path) && path !== page.path).toBe(true);
  expect([matchups.length, heroes.length, maps.length]).toEqual([1, 2, 1]);
});
