/** The pages in sitemaps, each with its last change. */
import type { Archive, ArchivedGame } from '../../archive/count/archive.ts';
import { urls } from '../../urls.ts';
import { playedBuild } from '../../view/build/played.ts';
import { archiveHubs } from '../../view/hub/hubs.ts';
import { partOf } from '../../view/page.ts';
import type { SitemapPage } from './sitemap.ts';

/** Handwritten pages that show the archive as a whole. */
const ABOUT_ALL = [
  urls.home(),
  urls.replays(),
  urls.builds(),
  urls.compare(),
  urls.castingSheet(),
  urls.accuracy(),
  urls.findings(),
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
    ...archive.builds.map(({ id }) => [urls.build(id), newest(playedBuild(archive, id).games)] as const),
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
