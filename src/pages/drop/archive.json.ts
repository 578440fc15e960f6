import type { APIRoute } from 'astro';
import { amongDocument } from '../../drop/among/document.ts';
import { archive } from '../_archive.ts';
import { json } from '../_responses.ts';

export const GET: APIRoute = () => json(`${JSON.stringify(amongDocument(archive()))}\n`);
