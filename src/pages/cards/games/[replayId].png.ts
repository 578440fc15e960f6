import type { APIRoute } from 'astro';
import { picture } from '../../../social/picture.ts';
import { cardPaths, drawingOf } from '../../_cards.ts';
import { png } from '../../_png.ts';

export const getStaticPaths = cardPaths;

export const GET: APIRoute = async ({ params }) => png(await picture(await drawingOf(params['replayId'])));
