import type { APIRoute } from 'astro';
import { groundFile } from '../../archive/count/maps-for-drop.ts';
import { archive } from '../_archive.ts';
import { json } from '../_responses.ts';

/** Trees of all maps and the ground of large ones, for dropped games. */
export const GET: APIRoute = () => json(groundFile(archive()));
