/** Reads a published site for the MCP server and `npm run find`, over the network or from a build folder. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SITE_URL } from '../../site.ts';
import { documentsOf, answerText, type Documents } from './documents.ts';

/**
 * The documents of a site, given its address, of which only the origin counts, or its build folder. Reading a document
 * that is missing rejects.
 */
export const publishedAt = (from: string): Documents =>
  /^https?:/.test(from)
    ? documentsOf(async (path) => answerText(await fetch(new URL(path, from))), new URL(from).origin)
    : documentsOf((path) => readFile(join(from, decodeURIComponent(path)), 'utf8'), SITE_URL);
