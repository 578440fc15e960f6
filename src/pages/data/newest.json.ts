import type { APIRoute } from 'astro';
import { newestAnswer, newestSchema } from '../../data/questions/newest-games.ts';
import { urls } from '../../urls.ts';
import { archive } from '../_archive.ts';
import { checkAndPrint } from '../_responses.ts';

export const GET: APIRoute = () => checkAndPrint(urls.newestData(), newestSchema, newestAnswer(archive()));
