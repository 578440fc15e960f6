import type { APIRoute } from 'astro';
import { auditDocument, truthOf } from '../../archive/count/truth.ts';
import { archive } from '../_archive.ts';
import { json } from '../_responses.ts';

export const GET: APIRoute = () => json(`${JSON.stringify(auditDocument(truthOf(archive())))}\n`);
