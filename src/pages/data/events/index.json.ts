import type { APIRoute } from 'astro';
import { eventsIndex } from '../../../data/questions/events.ts';
import { archive } from '../../_archive.ts';
import { json } from '../../_responses.ts';

export const GET: APIRoute = () => json(`${JSON.stringify(eventsIndex(archive()))}\n`);
