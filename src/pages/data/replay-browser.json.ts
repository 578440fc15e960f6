import type { APIRoute } from 'astro';
import { browserIndex } from '../../app/replays/browser-index.ts';
import { encodeIndex } from '../../app/replays/format/encode.ts';
import { archive } from '../_archive.ts';
import { json } from '../_responses.ts';

export const GET: APIRoute = () =>
  json(`${JSON.stringify(encodeIndex(browserIndex(archive().catalogue)))}\n`);
