import type { OwnWords } from '../../../game/stored/history.ts';

/** Whether the visitor set another result here than in a saved file. The one set here stays. */
export const resultsDiffer = (here: OwnWords | null, saved: OwnWords): boolean =>
  !!here?.result && !!saved.result && here.result !== saved.result;

/**
 * Merges a visitor's notes on a game with those of a saved file: tags and notes are combined, and the local result
 * wins.
 */
export function mergeWords(here: OwnWords | null, saved: OwnWords): OwnWords {
  if (!here) return saved;
  const isNew = saved.note !== '' && !here.note.includes(saved.note);
  return {
    fingerprint: here.fingerprint,
    result: here.result ?? saved.result,
    tags: [...new Set([...here.tags, ...saved.tags])],
    note: isNew ? [here.note, saved.note].filter(Boolean).join('\n') : here.note,
  };
}
