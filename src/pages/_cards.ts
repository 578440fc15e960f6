/** The pictures of games, for where their pages are linked to. */
import { raceText, inSides } from '../view/words.ts';
import { SITE_NAME } from '../site.ts';
import { gameCard, hasGameCard } from '../social/game-card.ts';
import { urls } from '../urls.ts';
import { gameOf, loadArchive, type ArchivedGame } from './_archive.ts';

const optionsOf = ({ event }: ArchivedGame) => ({ site: SITE_NAME, event: event?.name ?? null });

/** The drawing of a game's picture. */
export function drawingOf(replayId: string | undefined): Promise<string> {
  const game = gameOf(replayId);
  return gameCard(game.analysis, optionsOf(game));
}

/** Where a game's picture is and what is on it; undefined for a game that has none. */
export async function cardOf(replayId: string): Promise<{ path: string; alt: string } | undefined> {
  const game = gameOf(replayId);
  if (!(await hasGameCard(game.analysis, optionsOf(game)))) return undefined;
  const sides = inSides(game.analysis, (player) => `${player.handle} (${raceText(player)})`, ' & ');
  const { map } = game.analysis;
  return { path: urls.card(replayId), alt: map ? `${sides} on ${map}` : sides };
}

/** One path of a route `[replayId]` for each game that has a picture. */
export async function cardPaths(): Promise<{ params: { replayId: string } }[]> {
  const paths = [];
  for (const game of loadArchive())
    if (await hasGameCard(game.analysis, optionsOf(game)))
      paths.push({ params: { replayId: game.replayId } });
  return paths;
}
