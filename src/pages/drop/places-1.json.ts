import type { APIRoute } from 'astro';
import { placesFile } from '../../archive/count/maps-for-drop.ts';
import { archive } from '../_archive.ts';
import { json } from '../_responses.ts';

/** Places of all maps and the ground of small ones, for dropped games. */
export const GET: APIRoute = () => json(placesFile(archive()));
