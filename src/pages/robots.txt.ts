import type { APIRoute } from 'astro';
import { robotsTxt } from '../data/discovery/robots-txt.ts';
import { SITE_URL } from '../site.ts';
import { textResponse } from './_responses.ts';

export const GET: APIRoute = () => textResponse(robotsTxt(SITE_URL));
