/** The files of a visit, as far as the library needs them, and which of their games still need to be stored. */
import type { GameAnalysis } from '../../../game/analysis.ts';
import type { ReplaySummary } from '../../../game/summary-schema.ts';
import { gameFacts } from '../../tables/columns.ts';
import type { MeasuredSide } from '../measure.ts';
import { fileDates } from '../dates.ts';
import type { GameToStore } from './games.ts';

/** A game that was read. */
export interface OpenedGame {
  decoder: number;
  analysis: GameAnalysis;
  summary: ReplaySummary;
  /** The game as text for a link; null until it is packed. `whole` has its map orders; null for a game without them. */
  packed: string | null;
  whole: string | null;
  /** Path in an archive with only this recording, and last change in ms since 1970. Null if there is none. */
  path: string | null;
  modified: number | null;
  /** If only the beginning of the game is known, the time in ms when its orders end. */
  firstMs: number | null;
  /** What is known of the game from its map orders; null without them. */
  onMap?: { chronicle: MeasuredSide['chronicle'] } | null;
}

/** A file with its outcome; null while it waits or is read. */
export interface OpenedFile {
  id: number;
  path: string;
  file: File;
  /** Source of a game that isn't a visitor's file. */
  from?: 'example' | 'link' | 'library' | 'saved';
  /** When the game was first saved, in ms since 1970. */
  added?: number;
  /** Set for a file inside an archive. */
  inside?: object;
  outcome: { ok: true; value: OpenedGame } | { ok: false } | null;
}

/** A file that was read. */
export type EndedFile = OpenedFile & { outcome: NonNullable<OpenedFile['outcome']> };

/** How many games are stored together. Without room for all, none of them is stored. */
const AT_ONCE = 20;

/** Where the visitor's games come from, which are stored unasked. */
const OF_VISITOR: readonly EndedFile['from'][] = [undefined, 'saved', 'library'];

/** Tracks which games of this visit still need to be stored. */
export class VisitGames {
  readonly #put: (games: readonly GameToStore[]) => Promise<unknown>;
  /**
   * The entries to store no more, or only once there is room. The key is the entry's id, because later parts of an
   * answer replace the game, and a deleted game must not come back with them.
   */
  readonly #tried = new Map<EndedFile['id'], 'stored' | 'no room'>();
  /** Games that the visitor asked to keep before they were packed. */
  readonly #early = new Set<EndedFile['id']>();

  /** `put` stores games, all or none, and fails if there is no room. */
  constructor(put: (games: readonly GameToStore[]) => Promise<unknown>) {
    this.#put = put;
  }

  /** Returns the games to store that were not requested before or are worth another attempt, and marks them. */
  fresh(entries: readonly EndedFile[]): EndedFile[] {
    const fresh = entries.filter(
      ({ id, from, outcome }) =>
        isPacked(outcome) && (OF_VISITOR.includes(from) || this.#early.has(id)) && !this.#tried.has(id),
    );
    for (const { id } of fresh) this.#tried.set(id, 'stored');
    return fresh;
  }

  /** Stores games until the room is used up; fails like `put`. Games that aren't packed yet are left to `fresh`. */
  async store(ended: readonly EndedFile[]): Promise<void> {
    for (const { id, outcome } of ended) if (outcome.ok && !isPacked(outcome)) this.#early.add(id);
    const entries = ended.filter(({ outcome }) => isPacked(outcome));
    const now = Date.now();
    let storedCount = 0;
    try {
      for (; storedCount < entries.length; storedCount += AT_ONCE)
        await this.#put(
          entries.slice(storedCount, storedCount + AT_ONCE).flatMap((entry) => toStore(entry, now)),
        );
    } finally {
      for (const [index, { id }] of entries.entries())
        this.#tried.set(id, index < storedCount ? 'stored' : 'no room');
    }
  }

  /** Whether one of these entries is a game, or may become one, that is not requested yet or didn't fit. */
  owes(entries: readonly OpenedFile[]): boolean {
    return entries.some(
      ({ id, from, outcome }) =>
        (from === undefined || from === 'saved') && outcome?.ok !== false && this.#tried.get(id) !== 'stored',
    );
  }

  /** Allows another attempt for games that didn't fit before. */
  roomMade(): void {
    for (const [id, how] of this.#tried) if (how === 'no room') this.#tried.delete(id);
  }

  /** Forgets all requests. */
  forget(): void {
    this.#tried.clear();
    this.#early.clear();
  }
}

/** Whether a file has a packed game, which can be stored. */
const isPacked = (outcome: EndedFile['outcome']): boolean => outcome.ok && outcome.value.packed !== null;

function toStore(entry: EndedFile, now: number): GameToStore[] {
  const { added, from, outcome } = entry;
  if (!outcome.ok || outcome.value.packed === null) return [];
  const { analysis, summary, packed, whole, firstMs, decoder } = outcome.value;
  return [
    {
      fingerprint: analysis.fingerprint,
      // The beginning of a game counts as a shorter game, so that the whole game replaces it.
      durationMs: firstMs ?? analysis.durationMs,
      added: added ?? now,
      ...fileDates(entry, outcome.value),
      // Number of stored characters.
      size: packed.length + (whole?.length ?? 0) + JSON.stringify(summary).length,
      isWhole: whole !== null,
      facts: gameFacts(analysis),
      ...{ decoder, packed, whole, summary, renewal: from === 'library' },
    },
  ];
}
