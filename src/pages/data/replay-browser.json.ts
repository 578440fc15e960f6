import type { APIRoute } from 'astro';
import { browserIndex } from '../../view/ask/index/browser-index.ts';
import { encodeIndex } from '../../view/ask/index/encode.ts';
import { archive } from '../_archive.ts';
import { json } from '../_responses.ts';

export const GET: APIRoute = () =>
  json(`${JSON.stringify(encodeIndex(browserIndex(archive().catalogue)))}\n`);
