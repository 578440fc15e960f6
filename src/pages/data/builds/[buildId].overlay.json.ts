import type { APIRoute } from 'astro';
import { opponents } from '../../../archive/builds/opponents.ts';
import { stepsOfBuilds } from '../../../archive/count/build-steps.ts';
import { SITE_URL } from '../../../site.ts';
import { absolute, urls } from '../../../urls.ts';
import { mediansOf, stepsToPlay } from '../../../view/build/steps.ts';
import { overlayDocument } from '../../../view/overlay/overlay.ts';
import { archive } from '../../_archive.ts';
import { buildOf } from '../../_collections.ts';
import { json } from '../../_responses.ts';
import { getStaticPaths } from './[buildId].json.ts';

export { getStaticPaths };

/** The steps of a build for overlays. Not covered by the API's promise. */
export const GET: APIRoute = ({ params }) => {
  const build = buildOf(params['buildId']);
  const { steps, players } = stepsOfBuilds(archive()).get(build.id)!;
  const document = overlayDocument({
    name: build.name,
    author: mediansOf(players),
    race: build.race,
    against: opponents(build),
    source: absolute(urls.build(build.id), SITE_URL),
    steps: stepsToPlay(steps),
  });
  return json(`${JSON.stringify(document, null, 2)}\n`);
};
