/**
 * Facts that every game list shows in a column. An entry added here, with its sentence in `games.ts`, appears
 * everywhere. That includes the replay list with its index and CSV file, the drop page with its library, history and
 * CSV files, and all release tables.
 */
import type { GameAnalysis } from '../analysis.ts';
import type { Shape, Values } from './fact.ts';

/** A fact with its column heading. */
export interface ListedFact extends Shape {
  type: 'integer' | 'string';
  label: string;
  /** Cell classes: `number` for figures, `length` and `result` for cells that spoiler-free mode hides. */
  look?: string;
  of: (game: GameAnalysis) => string | number | null;
}

/** Facts that every list of games shows, in the order of the columns. */
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
