import type { APIRoute } from 'astro';
import { indexDocument, printIndex } from '../../contract/documents.ts';
import { GENERATED_AT } from '../../site.ts';
import { urls } from '../../urls.ts';
import { loadArchive } from '../_archive.ts';
import { json } from '../_json.ts';

export const GET: APIRoute = () => {
  const entries = loadArchive().map((game) => game.entry);
  return json(printIndex(indexDocument(entries, GENERATED_AT), urls.index()));
};
