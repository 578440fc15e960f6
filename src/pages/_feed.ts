/** What the feeds of new games are made from. */
import { newestGames, type FeedOptions } from '../data/discovery/feeds.ts';
import { headOf } from '../data/discovery/game-heads.ts';
import { SITE_NAME, SITE_URL } from '../site.ts';
import { cardOf } from '../view/png/cards.ts';
import { archive } from './_archive.ts';

/** The newest games of the archive. */
export async function feedOptions(): Promise<FeedOptions> {
  const games = newestGames(archive().games).map(async (game) => ({
    replayId: game.replayId,
    ...headOf(archive(), game.replayId),
    added: game.added,
    played: game.analysis.played,
    card: (await cardOf(game))?.path ?? null,
    tags: [game.analysis.matchup ?? game.analysis.sides, game.analysis.map, game.event?.name ?? ''].filter(
      (tag) => tag !== '',
    ),
  }));
  return { siteUrl: SITE_URL, siteName: SITE_NAME, games: await Promise.all(games) };
}
