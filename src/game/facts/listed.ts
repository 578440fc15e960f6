/**
 * Facts that every list of games shows as a column of its own. An entry added here, with its sentence in `games.ts`, is in
 * the list of replays, its index and CSV file, on the drop page with its library, history and CSV files, and in the release tables
 * in all their formats.
 */
import type { GameAnalysis } from '../analysis.ts';
import type { Shape, Values } from './fact.ts';

/** A fact with the head of its column. */
export interface ListedFact extends Shape {
  type: 'integer' | 'string';
  label: string;
  /** Classes of its cells: `number` for figures, `length` and `result` for what spoiler-free mode hides. */
  look?: string;
  of: (game: GameAnalysis) => string | number | null;
}

export const LISTED = {
  decidedMs: {
    label: 'Length',
    type: 'integer',
    unit: 'ms',
    look: 'number length',
    of: ({ decidedMs }: GameAnalysis) => decidedMs,
  },
} as const satisfies Readonly<Record<string, ListedFact>>;

/** The values of a game by the keys of `LISTED`. */
export type Listed = Values<typeof LISTED>;
type Key = keyof Listed;

/** Keys and facts, from left to right. */
export const LISTED_FACTS = Object.entries(LISTED) as unknown as readonly (readonly [Key, ListedFact])[];
