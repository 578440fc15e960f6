import type { APIRoute } from 'astro';
import { picture } from '../../../view/png/picture.ts';
import { drawingOf, gamesWithCard } from '../../../view/png/cards.ts';
import { archive, gameOf } from '../../_archive.ts';
import { cardKeyOf, pathsOf } from '../../_kept.ts';
import { png } from '../../_responses.ts';

export const getStaticPaths = async () => pathsOf(await gamesWithCard(archive()), cardKeyOf);

export const GET: APIRoute = async ({ params }) =>
  png(await picture(await drawingOf(archive(), gameOf(params['replayId']))));
