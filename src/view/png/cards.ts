/** The pictures of games, for previews of links to their pages. */
import { gameThumbnail } from '../../archive/count/atlas.ts';
import type { Archive, ArchivedGame } from '../../archive/count/archive.ts';
import { raceText, inSides } from '../words.ts';
import { SITE_NAME } from '../../site.ts';
import { urls } from '../../urls.ts';
import type { Panel } from './panel.ts';
import { gameCard, hasGameCard, openingSentence } from './game-card.ts';

const optionsOf = ({ event }: ArchivedGame) => ({ site: SITE_NAME, event: event?.name ?? null });

/** The panels of a game's picture. */
export const drawingOf = (archive: Archive, game: ArchivedGame): Promise<Panel[]> =>
  gameCard(game.analysis, { ...optionsOf(game), map: gameThumbnail(archive, game) });

/** Path and description of a game's picture; undefined if it has none. */
export async function cardOf(game: ArchivedGame): Promise<{ path: string; alt: string } | undefined> {
  if (!(await hasGameCard(game.analysis, optionsOf(game)))) return undefined;
  const sides = inSides(game.analysis, (player) => `${player.handle} (${raceText(player)})`);
  const { map } = game.analysis;
  const alt = [map ? `${sides} on ${map}` : sides, openingSentence(game.analysis)].filter(Boolean).join('. ');
  return { path: urls.card(game.replayId), alt };
}

/** The games with a picture. */
export async function gamesWithCard({ games }: Archive): Promise<ArchivedGame[]> {
  const withCard = [];
  for (const game of games) if (await hasGameCard(game.analysis, optionsOf(game))) withCard.push(game);
  return withCard;
}
