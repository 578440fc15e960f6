import type { APIRoute } from 'astro';
import { searchWords } from '../_archive.ts';
import { json } from '../_responses.ts';

export const GET: APIRoute = () => json(`${JSON.stringify(searchWords())}\n`);
