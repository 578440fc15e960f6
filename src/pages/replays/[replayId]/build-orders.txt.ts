import type { APIRoute } from 'astro';
import { buildOrdersText } from '../../../export/build-orders.ts';
import { gameOf, gamePaths } from '../../_archive.ts';
import { text } from '../../_responses.ts';

export const getStaticPaths = gamePaths;

export const GET: APIRoute = ({ params }) => text(buildOrdersText(gameOf(params['replayId']).analysis));
