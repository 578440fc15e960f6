/** The pages in sitemaps, each with its last change. */
import { toXml } from 'xast-util-to-xml';
import { x } from 'xastscript';
import type { Archive, ArchivedGame } from '../../archive/count/archive.ts';
import { absolute, urls } from '../../urls.ts';
import { gamesOfBuild } from '../../view/build/played.ts';
import { archiveHubs } from '../../view/hub/hubs.ts';
import { partOf } from '../../view/page.ts';

/** Handwritten pages that show the archive as a whole. */
const ABOUT_ALL = [
  urls.home(),
  urls.replays(),
  urls.builds(),
  urls.compare(),
  urls.castingSheet(),
  urls.accuracy(),
  urls.findings(),
  urls.patches(),
  urls.strategy(),
  urls.about(),
  urls.data(),
];

/** All pages on the site. The date of a page about games is the time when the newest of these games was added. */
export function sitemapPages(archive: Archive, pages: readonly { path: string }[]): SitemapPage[] {
  const newest = (games: readonly ArchivedGame[]): string | null =>
    games
      .flatMap(({ added }) => added ?? [])
      .sort()
      .at(-1) ?? null;
  const newestOfAll = newest(archive.games);
  const changed = new Map<string, string | null>([
    ...ABOUT_ALL.map((path) => [path, newestOfAll] as const),
    ...archive.builds.map(({ id }) => [urls.build(id), newest(gamesOfBuild(archive, id).games)] as const),
    ...[...archiveHubs(archive).values()].map(({ path, sections }) => {
      const list = partOf(sections, 'games')?.games.map(({ replayId }) => archive.gameOf(replayId));
      return [path, list ? newest(list) : newestOfAll] as const;
    }),
    ...archive.games.flatMap(({ replayId, added }) =>
      [urls.game, urls.made, urls.orders].map((url) => [url(replayId), added] as const),
    ),
  ]);
  return pages.map(({ path }) => ({ path, changed: changed.get(path) ?? null }));
}

/** XML namespace of sitemaps. */
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

interface SitemapPage {
  /** Path of the page, without the origin. */
  path: string;
  /** When the newest game on the page was added, ISO 8601 in UTC; null for a page without games. */
  changed: string | null;
}

/** The sitemap as one file, which sitemaps.org allows up to 50,000 pages, some 10,000 games. `origin` is the site's address. */
export const sitemap = (pages: readonly SitemapPage[], origin: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>${toXml(
    x(
      'urlset',
      { xmlns: NAMESPACE },
      pages.map(({ path, changed }) =>
        x('url', [x('loc', absolute(path, origin)), ...(changed ? [x('lastmod', changed)] : [])]),
      ),
    ),
  )}`;
