import type { APIRoute } from 'astro';
import { gameAnalysisSchema } from '../../../replay/analysis.ts';
import { gameOf, gamePaths } from '../../_archive.ts';
import { json } from '../../_json.ts';

export const getStaticPaths = gamePaths;

export const GET: APIRoute = ({ params }) => {
  const { analysis } = gameOf(params['replayId']);
  return json(`${JSON.stringify(gameAnalysisSchema.parse(analysis))}\n`);
};
