/** Values of listed facts. They are separate from `listed.ts`, because not every list needs them. */
import type { GameAnalysis } from '../analysis.ts';
import { formatClock, toSeconds } from '../clock.ts';
import type { Cell } from './fact.ts';
import { LISTED_FACTS, type Listed, type ListedFact } from './listed.ts';

const mapListed = (valueOf: (key: keyof Listed, fact: ListedFact) => Cell): Listed =>
  Object.fromEntries(LISTED_FACTS.map(([key, fact]) => [key, valueOf(key, fact)])) as Listed;

/** The listed values of a game. */
export const listedOf = (game: GameAnalysis): Listed => mapListed((_, { of }) => of(game));

/**
 * The listed values among facts that were stored, such as those of a kept game; null for those that it doesn't have.
 */
export const listedFacts = (facts: Partial<Listed>): Listed => mapListed((key) => facts[key] ?? null);

/** The values with their times rounded down, as rows of the search have them. */
export const inWholeSeconds = (values: Listed): Listed =>
  mapListed((key, { unit }) => (unit === 'ms' ? toSeconds(values[key]) * 1000 : values[key]));

/** Column name in spreadsheet files: its heading, plus the unit for seconds, such as `length_sec`. */
export const sheetName = ({ label, unit }: ListedFact): string =>
  `${label.toLowerCase().replaceAll(' ', '_')}${unit === 'ms' ? '_sec' : ''}`;

/** Formats a value for spreadsheets: times in whole seconds, empty if unknown. */
export const sheetText = ({ unit }: ListedFact, value: Cell | undefined): string =>
  value == null ? '' : String(unit === 'ms' ? toSeconds(Number(value)) : value);

/** Formats a value for people; a dash if unknown. */
export function listedText({ unit }: ListedFact, value: Cell | undefined): string {
  if (value == null) return '–';
  return unit === 'ms' ? formatClock(Number(value)) : String(value);
}
