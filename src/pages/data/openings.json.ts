import type { APIRoute } from 'astro';
import { encodeOpenings } from '../../app/compare/closest/index-text.ts';
import { archiveOpenings } from '../../app/compare/closest/opening.ts';
import { archive } from '../_archive.ts';
import { json } from '../_responses.ts';

export const GET: APIRoute = () => {
  const openings = archiveOpenings(archive().games.map(({ analysis }) => analysis));
  return json(`${JSON.stringify(encodeOpenings(openings))}\n`);
};
