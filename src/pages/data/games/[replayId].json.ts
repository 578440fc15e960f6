import type { APIRoute } from 'astro';
import { z } from 'zod';
import { errataOf } from '../../../archive/count/errata.ts';
import { publishedOf } from '../../../archive/count/games-on-map.ts';
import { publishedGameSchema } from '../../../map/story-schema.ts';
import { urls } from '../../../urls.ts';
import { archive, gameOf, gamePaths } from '../../_archive.ts';
import { json } from '../../_responses.ts';

export const getStaticPaths = gamePaths;

export const GET: APIRoute = ({ params }) => {
  const game = gameOf(params['replayId']);
  const errata = errataOf(archive(), game);
  const checked = publishedGameSchema.safeParse({
    ...publishedOf(archive(), game),
    ...(errata.length > 0 && { errata }),
  });
  if (!checked.success) throw new Error(`${urls.analysis(game.replayId)}: ${z.prettifyError(checked.error)}`);
  return json(`${JSON.stringify(checked.data)}\n`);
};
