import type { APIRoute } from 'astro';
import { placesOf } from '../../../archive/maps.ts';
import { gameTrack } from '../../../maps/track.ts';
import { archive, gameOf } from '../../_archive.ts';
import { json } from '../../_responses.ts';

/** Games whose orders have places. */
export const getStaticPaths = () =>
  archive()
    .games.filter((game) => game.decoded.objects !== undefined && archive().ordersOf(game) !== null)
    .map(({ replayId }) => ({ params: { replayId } }));

export const GET: APIRoute = ({ params }) => {
  const found = placesOf(archive(), gameOf(params['replayId']));
  if (!found) throw new Error(`The game ${params['replayId']} has no orders with places.`);
  return json(`${JSON.stringify(gameTrack(found.places))}\n`);
};
