import type { APIRoute } from 'astro';
import { spendingCsv } from '../../../export/spending.ts';
import { gameOf, gamePaths } from '../../_archive.ts';
import { text } from '../../_responses.ts';

export const getStaticPaths = gamePaths;

export const GET: APIRoute = ({ params }) =>
  text(spendingCsv(gameOf(params['replayId']).analysis), 'text/csv; charset=utf-8');
