import type { APIRoute } from 'astro';
import { browserIndex } from '../../view/ask/index/browser-index.ts';
import { suggestionsOf } from '../../view/ask/suggest/entries.ts';
import { pageSuggestions } from '../../view/ask/suggest/pages.ts';
import { archive } from '../_archive.ts';
import { library } from '../_collections.ts';
import { json } from '../_responses.ts';

export const GET: APIRoute = () =>
  json(
    `${JSON.stringify([
      ...suggestionsOf(browserIndex(archive().catalogue)),
      ...pageSuggestions(archive(), library),
    ])}\n`,
  );
