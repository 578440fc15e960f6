import type { APIRoute } from 'astro';
import { robotsTxt } from '../data/discovery/robots-txt.ts';
import { SITE_URL } from '../site.ts';
import { text } from './_responses.ts';

export const GET: APIRoute = () => text(robotsTxt(SITE_URL));
