import type { APIRoute } from 'astro';
import { webManifest } from '../data/discovery/web-manifest.ts';
import { colour } from '../view/png/tokens.ts';
import { textResponse } from './_responses.ts';

export const GET: APIRoute = () =>
  textResponse(`${JSON.stringify(webManifest(colour('paper')), null, 2)}\n`, 'application/manifest+json');
