import type { APIRoute } from 'astro';
import { rowsFile } from '../../search/rows/rows.ts';
import { searchRows } from '../_archive.ts';
import { json } from '../_responses.ts';

export const GET: APIRoute = () => json(`${JSON.stringify(rowsFile(searchRows()))}\n`);
