/** Values of the facts that lists show, apart from `listed.ts`: not every list needs them. */
import type { GameAnalysis } from '../analysis.ts';
import { formatClock, toSeconds } from '../clock.ts';
import type { Cell } from './fact.ts';
import { LISTED_FACTS, type Listed, type ListedFact } from './listed.ts';

/** The values of a game. */
export const listedOf = (game: GameAnalysis): Listed =>
  Object.fromEntries(LISTED_FACTS.map(([key, { of }]) => [key, of(game)])) as Listed;

/** The name of a column in files for spreadsheets: its head, and a unit of seconds, such as `length_sec`. */
export const sheetName = ({ label, unit }: ListedFact): string =>
  `${label.toLowerCase().replaceAll(' ', '_')}${unit === 'ms' ? '_sec' : ''}`;

/** A value in files for spreadsheets: times in whole seconds, nothing for what is not known. */
export const sheetText = ({ unit }: ListedFact, value: Cell | undefined): string =>
  value == null ? '' : String(unit === 'ms' ? toSeconds(Number(value)) : value);

/** A value for people; a dash for what is not known. */
export const listedText = ({ unit }: ListedFact, value: Cell | undefined): string =>
  value == null ? '–' : unit === 'ms' ? formatClock(Number(value)) : String(value);
