import type { APIRoute } from 'astro';
import { apiCatalog, LINKSET_TYPE } from '../../data/discovery/api-catalog.ts';
import { SITE_URL } from '../../site.ts';
import { textResponse } from '../_responses.ts';

export const GET: APIRoute = () => textResponse(apiCatalog(SITE_URL), LINKSET_TYPE);
