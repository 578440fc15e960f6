import type { APIRoute } from 'astro';
import { encodeOpenings } from '../../compare/closest/index-text.ts';
import { archiveOpenings } from '../../compare/closest/opening.ts';
import { loadArchive } from '../_archive.ts';
import { json } from '../_json.ts';

export const GET: APIRoute = () => {
  const openings = archiveOpenings(loadArchive().map(({ analysis }) => analysis));
  return json(`${JSON.stringify(encodeOpenings(openings))}\n`);
};
