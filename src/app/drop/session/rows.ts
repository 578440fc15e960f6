import { gameFacts, type ListRow } from '../../tables/columns.ts';
import type { EndedEntry } from './entry.ts';

/** The rows of all finished files, in the given order. A game that was there before names the first file with it. */
export function rowsOf(entries: readonly EndedEntry[]): ListRow[] {
  const seen = new Map<string, string>();
  return entries.map(({ id, path, outcome }) => {
    if (!outcome.ok) return { id, file: path, game: null, failure: outcome.failure, sameGameAs: null };
    const { analysis } = outcome.value;
    const sameGameAs = seen.get(analysis.fingerprint) ?? null;
    if (sameGameAs === null) seen.set(analysis.fingerprint, path);
    return { id, file: path, game: gameFacts(analysis), failure: null, sameGameAs };
  });
}
