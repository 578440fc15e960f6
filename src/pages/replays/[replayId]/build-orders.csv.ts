import type { APIRoute } from 'astro';
import { buildOrdersCsv } from '../../../export/build-orders.ts';
import { gameOf, gamePaths } from '../../_archive.ts';
import { text } from '../../_responses.ts';

export const getStaticPaths = gamePaths;

export const GET: APIRoute = ({ params }) =>
  text(buildOrdersCsv(gameOf(params['replayId']).analysis), 'text/csv; charset=utf-8');
