import type { APIRoute } from 'astro';
import { z } from 'zod';
import { gameAnalysisSchema } from '../../../replay/analysis.ts';
import { urls } from '../../../urls.ts';
import { gameOf, gamePaths } from '../../_archive.ts';
import { json } from '../../_responses.ts';

export const getStaticPaths = gamePaths;

export const GET: APIRoute = ({ params }) => {
  const { replayId, analysis } = gameOf(params['replayId']);
  const checked = gameAnalysisSchema.safeParse(analysis);
  if (!checked.success) throw new Error(`${urls.analysis(replayId)}: ${z.prettifyError(checked.error)}`);
  return json(`${JSON.stringify(checked.data)}\n`);
};
