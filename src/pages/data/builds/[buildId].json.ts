import type { APIRoute } from 'astro';
import { stepsOfBuilds } from '../../../archive/count/build-steps.ts';
import { stepName } from '../../../view/build/steps.ts';
import { BUILD_WORDS } from '../../../view/build/words.ts';
import { archive } from '../../_archive.ts';
import { buildOf } from '../../_collections.ts';
import { json } from '../../_responses.ts';

/** The steps of each build with games, for coach mode. Not covered by the API's promise. */
export const getStaticPaths = () =>
  [...stepsOfBuilds(archive())].flatMap(([buildId, { steps }]) =>
    steps.length > 0 ? [{ params: { buildId } }] : [],
  );

export const GET: APIRoute = ({ params }) => {
  const { id, name } = buildOf(params['buildId']);
  const { steps, players } = stepsOfBuilds(archive()).get(id)!;
  const order = {
    name,
    steps: steps.map((step) => ({ ms: step.spread.medianSec * 1000, text: stepName(step), worker: false })),
  };
  return json(`${JSON.stringify({ title: BUILD_WORDS.medians(players), orders: [order] })}\n`);
};
