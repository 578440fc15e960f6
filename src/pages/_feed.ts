/** What the feeds of new games are made from. */
import { newestGames, type FeedOptions } from '../discovery/feeds.ts';
import { SITE_NAME, SITE_URL } from '../site.ts';
import { loadArchive } from './_archive.ts';
import { cardOf } from './_cards.ts';
import { headOf } from './_heads.ts';

/** The newest games of the archive. */
export async function feedOptions(): Promise<FeedOptions> {
  const games = newestGames(loadArchive()).map(async ({ replayId, added, analysis, event }) => ({
    replayId,
    ...headOf(replayId),
    added,
    card: (await cardOf(replayId))?.path ?? null,
    tags: [analysis.matchup ?? analysis.sides, analysis.map, event?.name ?? ''].filter((tag) => tag !== ''),
  }));
  return { siteUrl: SITE_URL, siteName: SITE_NAME, games: await Promise.all(games) };
}
