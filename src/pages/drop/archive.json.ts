import type { APIRoute } from 'astro';
import { atlasOf } from '../../archive/count/atlas.ts';
import { archiveDocument } from '../../app/library/advice/archive-document.ts';
import { archive } from '../_archive.ts';
import { json } from '../_responses.ts';

export const GET: APIRoute = () => {
  const { chronicleOf } = atlasOf(archive());
  return json(`${JSON.stringify(archiveDocument(archive(), (id) => chronicleOf(id).chronicle))}\n`);
};
