import type { APIRoute } from 'astro';
import { keyOfCard } from '../../../../view/cache-keys.ts';
import { fightPages } from '../../../../view/game/fight-pages.ts';
import { fightDrawing, gamesWithCard } from '../../../../view/png/cards.ts';
import { picture } from '../../../../view/png/picture.ts';
import { archive, fightPathsOf, gameOf } from '../../../_archive.ts';
import { png } from '../../../_responses.ts';

/** The biggest fight is on the game's own picture. */
export const getStaticPaths = async () =>
  fightPathsOf(await gamesWithCard(archive()), keyOfCard, ({ kind }) => kind !== 'biggest');

export const GET: APIRoute = async ({ params }) => {
  const game = gameOf(params['replayId']);
  const page = fightPages(archive(), game).find(({ clockInPath }) => clockInPath === params['clock']);
  if (!page) throw new Error(`${game.replayId} has no fight at ${params['clock']}`);
  return png(await picture(await fightDrawing(archive(), game, page.ms)));
};
