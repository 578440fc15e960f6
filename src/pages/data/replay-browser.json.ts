import type { APIRoute } from 'astro';
import { browserIndex } from '../../browse/browser-index.ts';
import { encodeIndex } from '../../browse/format/encode.ts';
import { loadCatalogue } from '../_hubs.ts';
import { json } from '../_json.ts';

export const GET: APIRoute = () => json(`${JSON.stringify(encodeIndex(browserIndex(loadCatalogue())))}\n`);
