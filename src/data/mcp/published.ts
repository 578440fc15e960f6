/** Reads a published site for `npm run mcp`, either over the network or from a build folder. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SITE_URL } from '../../site.ts';
import { documentsOf, answerText, type Documents } from './documents.ts';

/** The documents of a site, given the site's address or its build folder. */
export const publishedAt = (from: string): Documents =>
  documentsOf(
    async (path) =>
      /^https?:/.test(from)
        ? answerText(await fetch(new URL(path, from)))
        : readFile(join(from, decodeURIComponent(path)), 'utf8'),
    /^https?:/.test(from) ? new URL(from).origin : SITE_URL,
  );
