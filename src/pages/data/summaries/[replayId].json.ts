import type { APIRoute } from 'astro';
import { printSummary, summaryDocument } from '../../../contract/documents.ts';
import { urls } from '../../../urls.ts';
import { gameOf } from '../../_archive.ts';
import { keptPaths } from '../../_kept.ts';
import { json } from '../../_responses.ts';

export const getStaticPaths = keptPaths;

export const GET: APIRoute = ({ params }) => {
  const { replayId, summary } = gameOf(params['replayId']);
  return json(printSummary(summaryDocument(summary), urls.summary(replayId)));
};
