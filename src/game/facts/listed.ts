/**
 * Facts that every list of games shows as a column of its own. An entry added here, with its sentence in `games.ts`, is in
 * the list of replays, its index and CSV file, on the drop page with its library and CSV files, and in the release tables
 * in all their formats.
 */
import type { GameAnalysis } from '../analysis.ts';
import { formatClock } from '../clock.ts';
import type { Cell, Shape, Values } from './fact.ts';

/** A fact with the head of its column. */
export interface ListedFact extends Shape {
  label: string;
  /** What its cells give away: how long the game lasted, or who won. */
  reveals?: 'length' | 'result';
  of: (game: GameAnalysis) => Cell;
}

export const LISTED = {
  decidedMs: {
    label: 'Length',
    type: 'integer',
    unit: 'ms',
    reveals: 'length',
    of: ({ decidedMs }: GameAnalysis) => decidedMs,
  },
} as const satisfies Readonly<Record<string, ListedFact>>;

/** The values of a game by the keys of `LISTED`. */
export type Listed = Values<typeof LISTED>;
type Key = keyof Listed;

/** Keys and facts, from left to right. */
export const LISTED_FACTS = Object.entries(LISTED) as unknown as readonly (readonly [Key, ListedFact])[];

/** A value for people; a dash for what is not known. */
export function listedText({ unit }: ListedFact, value: Cell | undefined): string {
  if (value == null) return '–';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return unit === 'ms' ? formatClock(Number(value)) : String(value);
}
