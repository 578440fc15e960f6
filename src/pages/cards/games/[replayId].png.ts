import type { APIRoute } from 'astro';
import { picture } from '../../../view/png/picture.ts';
import { drawingOf, gamesWithCard } from '../../../view/png/cards.ts';
import { archive, gameOf, pathsOf } from '../../_archive.ts';
import { keyOfCard } from '../../../view/cache-keys.ts';
import { png } from '../../_responses.ts';

export const getStaticPaths = async () => pathsOf(await gamesWithCard(archive()), keyOfCard);

export const GET: APIRoute = async ({ params }) =>
  png(await picture(await drawingOf(archive(), gameOf(params['replayId']))));
