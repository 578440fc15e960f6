import type { OwnWords } from '../../../game/stored/history.ts';

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
