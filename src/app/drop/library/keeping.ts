import { datedFile } from '../history/dated-file.ts';
import type { EndedEntry } from '../session/entry.ts';
import { gameFacts } from '../table/row.ts';
import { isComplete } from '../worker/messages.ts';
import type { ToKeep } from './store.ts';

/** How many games are stored together. Without room for all, none of them is stored. */
const AT_ONCE = 20;

/** Where the visitor's games come from, which are stored unasked. */
const OF_VISITOR: readonly EndedEntry['from'][] = [undefined, 'saved', 'library'];

/** Tracks which games of this visit still need to be stored. */
export class Keeping {
  readonly #put: (games: readonly ToKeep[]) => Promise<unknown>;
  /** How many times games were deleted to make room during this visit. */
  #round = 0;
  /**
   * The round in which an entry may be stored again: the next one if there was no room, otherwise never. The key is
   * the entry's id, because later parts of an answer replace the game, and a deleted game must not come back with
   * them.
   */
  #again = new Map<EndedEntry['id'], number>();

  /** Games that the visitor asked to keep before they were packed. */
  #early = new Set<EndedEntry['id']>();

  /** `put` stores games, all or none, and fails if there is no room. */
  constructor(put: (games: readonly ToKeep[]) => Promise<unknown>) {
    this.#put = put;
  }

  /**
   * Returns the games to store that were not requested before or are worth another attempt, and marks them as
   * requested.
   */
  fresh(entries: readonly EndedEntry[]): EndedEntry[] {
    return entries.filter(({ id, from, outcome }) => {
      if (!outcome.ok || !isComplete(outcome.value)) return false;
      if (!OF_VISITOR.includes(from) && !this.#early.has(id)) return false;
      if ((this.#again.get(id) ?? 0) > this.#round) return false;
      this.#again.set(id, Infinity);
      return true;
    });
  }

  /** Stores games until the room is used up; fails like `put`. Games that aren't packed yet are left to `fresh`. */
  async keep(ended: readonly EndedEntry[]): Promise<void> {
    for (const { id, outcome } of ended) if (outcome.ok && !isComplete(outcome.value)) this.#early.add(id);
    const entries = ended.filter(({ outcome }) => outcome.ok && isComplete(outcome.value));
    const now = Date.now();
    const again = this.#again;
    let at = 0;
    try {
      for (; at < entries.length; at += AT_ONCE)
        await this.#put(entries.slice(at, at + AT_ONCE).flatMap((entry) => toKeep(entry, now)));
    } finally {
      for (const [index, { id }] of entries.entries()) again.set(id, index < at ? Infinity : this.#round + 1);
    }
  }

  /** Allows another attempt for games that didn't fit before. */
  roomMade(): void {
    this.#round++;
  }

  /** Forgets all requests. */
  forget(): void {
    this.#again = new Map();
    this.#early = new Set();
  }
}

function toKeep(entry: EndedEntry, now: number): ToKeep[] {
  const { added, from, outcome } = entry;
  if (!outcome.ok || !isComplete(outcome.value)) return [];
  const { analysis, summary, packed, whole, firstMs, decoder } = outcome.value;
  const game = {
    fingerprint: analysis.fingerprint,
    // The beginning of a game counts as a shorter game, so that the whole game replaces it.
    durationMs: firstMs ?? analysis.durationMs,
    added: added ?? now,
    ...datedFile(entry, outcome.value),
    // Number of stored characters.
    size: packed.length + (whole?.length ?? 0) + JSON.stringify(summary).length,
    isWhole: whole !== null,
  };
  const renewal = from === 'library';
  return [{ ...game, facts: gameFacts(analysis), decoder, packed, whole, summary, renewal }];
}
