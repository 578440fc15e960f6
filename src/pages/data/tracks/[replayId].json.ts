import type { APIRoute } from 'astro';
import { movesOf } from '../../../archive/count/games-on-map.ts';
import { checksOf } from '../../../archive/count/maps.ts';
import { gameTrackSchema } from '../../../map/track-schema.ts';
import { urls } from '../../../urls.ts';
import { archive, gameOf, pathsOf } from '../../_archive.ts';
import { checkAndPrint } from '../../_responses.ts';

/** Games with map orders. */
export const getStaticPaths = () =>
  pathsOf(archive().games.filter((game) => 'objects' in game.decoded && checksOf(archive()).has(game)));

export const GET: APIRoute = ({ params: { replayId = '' } }) =>
  checkAndPrint(urls.track(replayId), gameTrackSchema, movesOf(archive(), gameOf(replayId)));
