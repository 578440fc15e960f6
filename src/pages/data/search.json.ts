import type { APIRoute } from 'astro';
import { archive } from '../_archive.ts';
import { searchOfArchive } from '../_search.ts';
import { json } from '../_responses.ts';

export const GET: APIRoute = () => json(`${JSON.stringify(searchOfArchive(archive()))}\n`);
