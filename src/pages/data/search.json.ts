import type { APIRoute } from 'astro';
import { searchDocument } from '../../browse/search/encode.ts';
import { archive } from '../_archive.ts';
import { json } from '../_responses.ts';

export const GET: APIRoute = () => json(`${JSON.stringify(searchDocument(archive()))}\n`);
