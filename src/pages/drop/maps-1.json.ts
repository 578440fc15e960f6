import type { APIRoute } from 'astro';
import { gazetteerOf } from '../../archive/count/maps.ts';
import { packMaps } from '../../map/fit/known-maps.ts';
import { archive } from '../_archive.ts';
import { json } from '../_responses.ts';

/** All maps in the archive as known from orders, for older copies of the drop page that don't use map files. */
export const GET: APIRoute = () => json(JSON.stringify(packMaps(gazetteerOf(archive()))));
