import type { APIRoute } from 'astro';
import { encodeOpenings } from '../../compare/closest/index-text.ts';
import { opened } from '../../replay/notes.ts';
import { archiveOpenings } from '../../compare/closest/opening.ts';
import { archive } from '../_archive.ts';
import { json } from '../_responses.ts';

export const GET: APIRoute = () => {
  const openings = archiveOpenings(archive().games.map(({ analysis }) => opened(analysis)));
  return json(`${JSON.stringify(encodeOpenings(openings))}\n`);
};
