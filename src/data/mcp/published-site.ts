/** Reads a published site for the MCP server and `npm run find`, over the network or from a build folder. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SITE_URL } from '../../site.ts';
import { documentsOf, answerText, type Documents } from './documents.ts';

/** Why no answer is possible. */
export const noSite = (folder: string): string =>
  `The folder ${folder} does not exist. Run npm run build first, or give the address of a site.`;

/**
 * The documents of a site, given its address, of which only the origin counts, or its build folder. Throws a sentence if
 * there is no such folder. Reading a document that is missing rejects.
 */
export function documentsAt(address: string): Documents {
  if (/^https?:/.test(address))
    return documentsOf(
      async (path) => answerText(await fetch(new URL(path, address))),
      new URL(address).origin,
    );
  if (!existsSync(address)) throw new Error(noSite(address));
  return documentsOf((path) => readFile(join(address, decodeURIComponent(path)), 'utf8'), SITE_URL);
}
