/** What the documents for agents are made from. */
import type { APIContext } from 'astro';
import { archiveFacts, type ArchiveFacts } from '../discovery/facts.ts';
import { prosePage, type ProsePage } from '../discovery/prose.ts';
import { SITE_URL } from '../site.ts';
import { absolute, twin } from '../urls.ts';
import { loadArchive } from './_archive.ts';
import { twinPages } from './_twins.ts';

/** The archive in numbers. */
export function discoveryFacts(): ArchiveFacts {
  const games = loadArchive();
  const names = new Map(games.flatMap(({ event }) => (event ? [[event.id, event.name] as const] : [])));
  return archiveFacts(
    games.map(({ entry }) => entry),
    names,
    SITE_URL,
  );
}

/** Every page that is written by hand. */
export async function prosePages(context: APIContext): Promise<ProsePage[]> {
  const found: ProsePage[] = [];
  for (const { path, markdown, prose } of twinPages()) {
    if (!prose) continue;
    // One after the other: a context can be rewritten to one page at a time only.
    found.push(prosePage(await markdown(context), absolute(twin(path), SITE_URL)));
  }
  return found;
}
