import type { APIRoute } from 'astro';
import { opponents } from '../../../archive/builds/opponents.ts';
import { stepsOfBuilds } from '../../../archive/count/build-steps.ts';
import { mediansOf, stepsToPlay } from '../../../view/build/steps.ts';
import { archive } from '../../_archive.ts';
import { buildOf } from '../../_collections.ts';
import { json } from '../../_responses.ts';

/** The steps of each build with games, for coach mode. Not covered by the API's promise. */
export const getStaticPaths = () =>
  [...stepsOfBuilds(archive())].flatMap(([buildId, { steps }]) =>
    steps.length > 0 ? [{ params: { buildId } }] : [],
  );

export const GET: APIRoute = ({ params }) => {
  const build = buildOf(params['buildId']);
  const { steps, players } = stepsOfBuilds(archive()).get(build.id)!;
  const { name, race } = build;
  const order = { name, race, against: opponents(build), steps: stepsToPlay(steps) };
  return json(`${JSON.stringify({ title: mediansOf(players), orders: [order] })}\n`);
};
