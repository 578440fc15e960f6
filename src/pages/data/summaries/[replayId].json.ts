import type { APIRoute } from 'astro';
import { printSummary, summaryDocument } from '../../../contract/documents.ts';
import { urls } from '../../../urls.ts';
import { gameOf, gamePaths } from '../../_archive.ts';
import { json } from '../../_responses.ts';

export const getStaticPaths = gamePaths;

export const GET: APIRoute = ({ params }) => {
  const { replayId, summary } = gameOf(params['replayId']);
  return json(printSummary(summaryDocument(summary), urls.summary(replayId)));
};
