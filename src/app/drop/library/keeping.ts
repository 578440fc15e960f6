import type { EndedEntry } from '../session/entry.ts';
import { gameFacts } from '../table/row.ts';
import type { DroppedGame } from '../worker/messages.ts';
import type { ToKeep } from './store.ts';

/** Games that are kept together, or not at all where there is no room. */
const AT_ONCE = 20;

/** Which games of this visit are still to be kept. */
export class Keeping {
  readonly #put: (games: readonly ToKeep[]) => Promise<unknown>;
  /** How often room was made in this visit. */
  #round = 0;
  /** The round from on which a game is to be kept once more: the next one where there was no room for it, otherwise none. */
  #again = new WeakMap<DroppedGame['analysis'], number>();

  /** `put` keeps games, all or none, and fails where there is no room. */
  constructor(put: (games: readonly ToKeep[]) => Promise<unknown>) {
    this.#put = put;
  }

  /** Those that were not asked for before, or are worth another try. From now on they were asked for. */
  fresh(entries: readonly EndedEntry[]): EndedEntry[] {
    return entries.filter(({ outcome }) => {
      if (!outcome.ok || (this.#again.get(outcome.value.analysis) ?? 0) > this.#round) return false;
      this.#again.set(outcome.value.analysis, Infinity);
      return true;
    });
  }

  /** Keeps games, as many as there is room for; fails as `put` does. */
  async keep(entries: readonly EndedEntry[]): Promise<void> {
    const now = Date.now();
    const again = this.#again;
    let at = 0;
    try {
      for (; at < entries.length; at += AT_ONCE)
        await this.#put(entries.slice(at, at + AT_ONCE).flatMap((entry) => toKeep(entry, now)));
    } finally {
      for (const [index, { outcome }] of entries.entries())
        if (outcome.ok) again.set(outcome.value.analysis, index < at ? Infinity : this.#round + 1);
    }
  }

  /** What there was no room for is worth another try. */
  roomMade(): void {
    this.#round++;
  }

  /** Nothing was asked for. */
  forget(): void {
    this.#again = new WeakMap();
  }
}

function toKeep({ path, added, from, file, outcome }: EndedEntry, now: number): ToKeep[] {
  if (!outcome.ok) return [];
  const { analysis, summary, packed, whole, firstMs, modified, decoder } = outcome.value;
  const game = {
    fingerprint: analysis.fingerprint,
    // The beginning of a game gives way to all of it.
    durationMs: firstMs ?? analysis.durationMs,
    name: path,
    added: added ?? now,
    // An example was never a file of the visitor's; a packed game of nobody knows when has none.
    modified: from === 'example' ? null : (modified ?? (file.lastModified || null)),
    // Characters that are kept.
    size: packed.length + (whole?.length ?? 0) + JSON.stringify(summary).length,
    isWhole: whole !== null,
  };
  const renewal = from === 'library';
  return [{ ...game, facts: gameFacts(analysis), decoder, packed, whole, summary, renewal }];
}
