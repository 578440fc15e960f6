/**
 * Facts that every list of games shows as a column of its own. An entry added here is in the list of replays, its index
 * and CSV file, on the drop page with its library and CSV files, and in the release tables in all their formats.
 */
import type { GameAnalysis } from '../analysis.ts';
import { formatClock, toSeconds } from '../clock.ts';
import type { Cell, Fact, Values } from './fact.ts';

/** A fact with the head of its column. */
export interface ListedFact extends Fact<GameAnalysis> {
  type: 'integer' | 'boolean' | 'string';
  label: string;
  /** What its cells give away: how long the game lasted, or who won. */
  reveals?: 'length' | 'result';
}

const LISTED = {
  decidedMs: {
    label: 'Length',
    type: 'integer',
    unit: 'ms',
    says: 'Game time until it was decided: the last of those who play had left. Pages show this length.',
    reveals: 'length',
    of: ({ decidedMs }: GameAnalysis) => decidedMs,
  },
} as const satisfies Readonly<Record<string, ListedFact>>;

/** The values of a game by the keys of `LISTED`. */
export type Listed = Values<typeof LISTED>;
type Key = keyof Listed;

/** Keys and facts, from left to right. */
export const LISTED_FACTS = Object.entries(LISTED) as unknown as readonly (readonly [Key, ListedFact])[];

/** Every value of a game that lists show, each made by `valueOf`. */
export const listedOf = (valueOf: (fact: ListedFact, key: Key) => Cell): Listed =>
  Object.fromEntries(LISTED_FACTS.map(([key, fact]) => [key, valueOf(fact, key)])) as Listed;

/** The name of a column in files: the key in snake case, such as `decided_ms`. */
export const columnName = (key: string): string =>
  key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The name of a column in files for spreadsheets: its head, and a unit of seconds, such as `length_sec`. */
export const sheetName = ({ label, unit }: ListedFact): string =>
  `${label.toLowerCase().replaceAll(' ', '_')}${unit === 'ms' ? '_sec' : ''}`;

/** A value in files for spreadsheets: times in whole seconds, nothing for what is not known. */
export const sheetText = ({ unit }: ListedFact, value: Cell | undefined): string =>
  value == null ? '' : String(unit === 'ms' ? toSeconds(Number(value)) : value);

/** A value for people; a dash for what is not known. */
export function listedText({ unit }: ListedFact, value: Cell | undefined): string {
  if (value == null) return '–';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return unit === 'ms' ? formatClock(Number(value)) : String(value);
}
