import type { APIRoute } from 'astro';
import { apmCsv } from '../../../export/apm.ts';
import { gameOf, gamePaths } from '../../_archive.ts';
import { text } from '../../_responses.ts';

export const getStaticPaths = gamePaths;

export const GET: APIRoute = ({ params }) =>
  text(apmCsv(gameOf(params['replayId']).analysis), 'text/csv; charset=utf-8');
