import type { APIRoute } from 'astro';
import { z } from 'zod';
import { versionsOf } from '../../../archive/count/maps.ts';
import { mapDocument, mapDocumentSchema } from '../../../map/fit/map-schema.ts';
import { urls } from '../../../urls.ts';
import { archive } from '../../_archive.ts';
import { json } from '../../_responses.ts';

/** Maps with games that have map orders. */
export const getStaticPaths = () =>
  archive()
    .catalogue.maps.filter(({ name }) => versionsOf(archive(), name).length > 0)
    .map(({ name, slug }) => ({ params: { slug }, props: { name } }));

export const GET: APIRoute<{ name: string }> = ({ params, props }) => {
  const checked = mapDocumentSchema.safeParse(mapDocument(versionsOf(archive(), props.name)));
  if (!checked.success)
    throw new Error(`${urls.mapData(params['slug'] ?? '')}: ${z.prettifyError(checked.error)}`);
  return json(`${JSON.stringify(checked.data)}\n`);
};
