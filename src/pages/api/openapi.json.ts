import type { APIRoute } from 'astro';
import { summaryDocument } from '../../contract/documents.ts';
import { exampleIndex, exampleSummary } from '../../contract/examples.ts';
import { openApiDocument } from '../../contract/openapi.ts';
import { EMPTY_SUMMARY } from '../../data/discovery/api-facts.ts';
import { SITE_URL } from '../../site.ts';
import { absolute, urls } from '../../urls.ts';
import { archive } from '../_archive.ts';
import { json } from '../_responses.ts';

export const GET: APIRoute = () => {
  const { games, index } = archive();
  const [first] = games;
  const document = openApiDocument({
    baseUrl: SITE_URL,
    docsUrl: absolute(urls.api(), SITE_URL),
    examples: {
      index: exampleIndex(index),
      summary: first ? exampleSummary(summaryDocument(first.summary)) : EMPTY_SUMMARY,
    },
  });
  return json(`${JSON.stringify(document, null, 2)}\n`);
};
