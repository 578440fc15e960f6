import type { APIRoute } from 'astro';
import { indexText } from '../../archive/count/archive.ts';
import { archive } from '../_archive.ts';
import { json } from '../_responses.ts';

export const GET: APIRoute = () => json(indexText(archive()));
