import type { APIRoute } from 'astro';
import { gazetteerOf } from '../../archive/maps.ts';
import { packMaps } from '../../maps/known-maps.ts';
import { archive } from '../_archive.ts';
import { json } from '../_responses.ts';

/** All maps of the archive, for dropped games. */
export const GET: APIRoute = () => json(JSON.stringify(packMaps(gazetteerOf(archive()))));
