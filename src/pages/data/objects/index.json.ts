import type { APIRoute } from 'astro';
import { objectsIndex } from '../../../data/release/documents/object-uses.ts';
import { archive } from '../../_archive.ts';
import { json } from '../../_responses.ts';

export const GET: APIRoute = () => json(`${JSON.stringify(objectsIndex(archive()))}\n`);
