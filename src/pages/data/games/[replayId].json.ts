import type { APIRoute } from 'astro';
import { errataOf } from '../../../archive/count/errata.ts';
import { publishedOf } from '../../../archive/count/games-on-map.ts';
import { publishedGameSchema } from '../../../map/story-schema.ts';
import { urls } from '../../../urls.ts';
import { archive, gameOf, gamePaths } from '../../_archive.ts';
import { checkAndPrint } from '../../_responses.ts';

export const getStaticPaths = gamePaths;

export const GET: APIRoute = ({ params }) => {
  const game = gameOf(params['replayId']);
  const errata = errataOf(archive(), game);
  return checkAndPrint(urls.analysis(game.replayId), publishedGameSchema, {
    ...publishedOf(archive(), game),
    ...(errata.length > 0 && { errata }),
  });
};
