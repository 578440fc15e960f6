/** The pages that sitemaps list, each with when it last got a game. */
import type { ArchivedGame } from '../archive/count/archive.ts';
import { once } from '../archive/count/once.ts';
import type { SitemapPage } from '../data/discovery/sitemap.ts';
import { urls } from '../urls.ts';
import { partOf } from '../view/page.ts';
import { archive } from './_archive.ts';
import { playedBuild } from './_build-pages.ts';
import { library } from './_builds.ts';
import { hubs } from './_hubs.ts';
import { twinPages } from './_twins.ts';

/** Pages written by hand that show the archive as a whole. */
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

const listed = once((all: ReturnType<typeof archive>): SitemapPage[] => {
  const newest = (games: readonly ArchivedGame[]): string | null =>
    games
      .flatMap(({ added }) => added ?? [])
      .sort()
      .at(-1) ?? null;
  const newestOfAll = newest(all.games);
  const changed = new Map<string, string | null>([
    ...ABOUT_ALL.map((path) => [path, newestOfAll] as const),
    ...library.map(({ id }) => [urls.build(id), newest(playedBuild(id).games)] as const),
    ...[...hubs().values()].map(({ path, sections }) => {
      const list = partOf(sections, 'games')?.games.map(({ replayId }) => all.gameOf(replayId));
      return [path, list ? newest(list) : newestOfAll] as const;
    }),
    ...all.games.flatMap(({ replayId, added }) =>
      [urls.game, urls.made, urls.orders].map((url) => [url(replayId), added] as const),
    ),
  ]);
  // Every page for people has a twin, but for frames and the page for what is missing.
  return twinPages().map(({ path }) => ({ path, changed: changed.get(path) ?? null }));
});

/** All of them. */
export const sitemapPages = (): SitemapPage[] => listed(archive());
