import type { APIRoute } from 'astro';
import { movesOf } from '../../../archive/count/games-on-map.ts';
import { checksOf } from '../../../archive/count/maps.ts';
import { z } from 'zod';
import { gameTrackSchema } from '../../../map/track-schema.ts';
import { urls } from '../../../urls.ts';
import { archive, gameOf, pathsOf } from '../../_archive.ts';
import { json } from '../../_responses.ts';

/** Games with map orders. */
export const getStaticPaths = () =>
  pathsOf(archive().games.filter((game) => 'objects' in game.decoded && checksOf(archive()).has(game)));

export const GET: APIRoute = ({ params }) => {
  const moves = movesOf(archive(), gameOf(params['replayId']));
  if (!moves) throw new Error(`The game ${params['replayId']} has no orders with places.`);
  const checked = gameTrackSchema.safeParse(moves);
  if (!checked.success)
    throw new Error(`${urls.track(params['replayId'] ?? '')}: ${z.prettifyError(checked.error)}`);
  return json(`${JSON.stringify(checked.data)}\n`);
};
