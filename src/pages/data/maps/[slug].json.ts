import type { APIRoute } from 'astro';
import { versionsOf } from '../../../archive/count/maps.ts';
import { mapDocument, mapDocumentSchema } from '../../../map/fit/map-schema.ts';
import { urls } from '../../../urls.ts';
import { archive } from '../../_archive.ts';
import { checkAndPrint } from '../../_responses.ts';

/** Maps with games that have map orders. */
export const getStaticPaths = () =>
  archive()
    .catalogue.maps.filter(({ name }) => versionsOf(archive(), name).length > 0)
    .map(({ name, slug }) => ({ params: { slug }, props: { name } }));

export const GET: APIRoute<{ name: string }> = ({ params: { slug = '' }, props }) =>
  checkAndPrint(urls.mapData(slug), mapDocumentSchema, mapDocument(versionsOf(archive(), props.name)));
