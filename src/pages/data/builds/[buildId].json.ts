import type { APIRoute } from 'astro';
import { stepName } from '../../../view/builds/steps.ts';
import { buildOf } from '../../_builds.ts';
import { json } from '../../_responses.ts';
import { stepsOf, timedBuilds } from '../../_build-steps.ts';

/** The steps of each build that has any, for the coach's bench; part of no promise. */
export const getStaticPaths = () => timedBuilds().map((buildId) => ({ params: { buildId } }));

export const GET: APIRoute = ({ params }) => {
  const { id, name } = buildOf(params['buildId']);
  const { steps, players } = stepsOf(id);
  const order = {
    name,
    steps: steps.map((step) => ({ ms: step.spread.medianSec * 1000, text: stepName(step), worker: false })),
  };
  return json(`${JSON.stringify({ title: `medians of ${players} players`, orders: [order] })}\n`);
};
