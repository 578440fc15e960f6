import type { APIRoute } from 'astro';
import { playersIndex } from '../../../data/questions/players.ts';
import { archive } from '../../_archive.ts';
import { json } from '../../_responses.ts';

export const GET: APIRoute = () => json(`${JSON.stringify(playersIndex(archive()))}\n`);
