import type { APIRoute } from 'astro';
import { headOf } from '../../view/game/game-heads.ts';
import { SITE_NAME, SITE_URL } from '../../site.ts';
import { cardOf } from '../../view/png/cards.ts';
import { PIXELS } from '../../view/png/picture.ts';
import { urls } from '../../urls.ts';
import { oEmbed } from '../../view/game/embed.ts';
import { archive, gameOf, gamePaths } from '../_archive.ts';
import { json } from '../_responses.ts';

export const getStaticPaths = gamePaths;

export const GET: APIRoute = async ({ params }) => {
  const game = gameOf(params['replayId']);
  const { replayId } = game;
  const path = (await cardOf(archive(), game))?.path ?? urls.card();
  const document = oEmbed(
    { replayId, title: headOf(archive(), replayId).title },
    { name: SITE_NAME, origin: SITE_URL, picture: { path, ...PIXELS } },
  );
  return json(`${JSON.stringify(document)}\n`);
};
