import type { APIRoute } from 'astro';
import { indexDocument, summaryDocument } from '../../contract/documents.ts';
import { exampleIndex, exampleSummary } from '../../contract/examples.ts';
import { openApiDocument } from '../../contract/openapi.ts';
import { GENERATED_AT, SITE_URL } from '../../site.ts';
import { absolute, urls } from '../../urls.ts';
import { loadArchive } from '../_archive.ts';
import { json } from '../_json.ts';

export const GET: APIRoute = () => {
  const games = loadArchive();
  const [first] = games;
  if (!first) throw new Error('The archive is empty, so the API description has no example to show.');
  const index = indexDocument(
    games.map((game) => game.entry),
    GENERATED_AT,
  );
  const document = openApiDocument({
    baseUrl: SITE_URL,
    docsUrl: absolute(urls.api(), SITE_URL),
    examples: { index: exampleIndex(index), summary: exampleSummary(summaryDocument(first.summary)) },
  });
  return json(`${JSON.stringify(document, null, 2)}\n`);
};
