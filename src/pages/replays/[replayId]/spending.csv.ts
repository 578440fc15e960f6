import type { APIRoute } from 'astro';
import { spendingCsv } from '../../../export/spending.ts';
import { gameOf } from '../../_archive.ts';
import { keptPaths } from '../../_kept.ts';
import { text } from '../../_responses.ts';

export const getStaticPaths = keptPaths;

export const GET: APIRoute = ({ params }) =>
  text(spendingCsv(gameOf(params['replayId']).analysis), 'text/csv; charset=utf-8');
