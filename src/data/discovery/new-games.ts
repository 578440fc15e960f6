/** The games in feeds, with the text of each entry. */
import type { Archive } from '../../archive/count/archive.ts';
import { SITE_NAME, SITE_URL } from '../../site.ts';
import { headOf } from '../../view/game/heads.ts';
import { cardOf } from '../../view/png/cards.ts';
import { newestGames, type FeedOptions } from './feeds.ts';

/** The feed for an archive: its newest games. */
export async function feedOf(archive: Archive): Promise<FeedOptions> {
  const games = newestGames(archive.games).map(async (game) => ({
    replayId: game.replayId,
    ...headOf(archive, game.replayId),
    added: game.added,
    played: game.analysis.played,
    card: (await cardOf(game))?.path ?? null,
    tags: [game.analysis.matchup ?? game.analysis.sides, game.analysis.map, game.event?.name ?? ''].filter(
      (tag) => tag !== '',
    ),
  }));
  return { siteUrl: SITE_URL, siteName: SITE_NAME, games: await Promise.all(games) };
}
