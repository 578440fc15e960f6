/** Cells and columns that several hub pages share. */
import { glyphOf } from '../svg/glyphs/choose.ts';
import { RACE_GLYPHS } from '../svg/glyphs/races.ts';
import { matchupName, racesOf } from '../../game/derive/race.ts';
import { hasQuartiles, type Distribution } from '../../archive/count/distribution.ts';
import type { WinRecord } from '../../archive/count/records.ts';
import type { Person } from '../../archive/count/roster.ts';
import { urls } from '../../urls.ts';
import type { Piece, TextPiece } from '../rich-text.ts';
import type { Column } from '../table.ts';

/** A time that is given in seconds. */
export const seconds = (sec: number | null): Piece => ({ ms: sec === null ? null : sec * 1000 });

export const column = (name: string): Column => ({ name, numeric: false });
export const numbers = (name: string): Column => ({ name, numeric: true });
/** Of what a row's times are; two words that stay on one line. */
export const moment: Column = { ...column('Moment'), look: 'moment' };
const result = (name: string): Column => ({ name, numeric: true, result: true });

export const textCell = (words: string, href?: string | null): TextPiece =>
  href == null ? { text: words } : { text: words, href };

export const personCell = ({ name, slug }: Person): Piece => textCell(name, urls.player(slug));

/** A hero with its emblem. */
export const heroCell = (id: string, name: string, href: string | null): Piece => ({
  ...textCell(name, href),
  glyphs: [glyphOf(id, 'hero')],
});

/** What a record counts: the games of one player, or players of several games. */
export type CountNoun = 'Games' | 'Appearances';

/** The same in the words of a caption. */
export const RECORD_CAPTIONS: Readonly<Record<CountNoun, string>> = {
  Games: 'games and how they ended',
  Appearances: 'how the games ended for those who played them',
};

/** Heading of games whose result is not known; where there are none, their column is left out. */
export const UNKNOWN_RESULTS = 'Not known';

/** How games ended, as columns and cells of equal number. */
export const recordColumns = (counted: CountNoun): Column[] => [
  // The number of games of one player is often that of the games of a series.
  counted === 'Games' ? result(counted) : numbers(counted),
  result('Won'),
  result('Lost'),
  result(UNKNOWN_RESULTS),
];
export const recordCells = ({ games, won, lost, unknown }: WinRecord): Piece[] =>
  [games, won, lost, unknown].map((number) => ({ number }));

/** How times are spread, as columns and cells of equal number; of fewer than five only how many they are. */
export const SPREAD_COLUMNS: readonly Column[] = [
  numbers('Count'),
  numbers('Minimum'),
  numbers('Lower quartile'),
  numbers('Median'),
  numbers('Upper quartile'),
  numbers('Maximum'),
];
export function spreadCells(spread: Distribution): Piece[] {
  const { n, minSec, lowerSec, medianSec, upperSec, maxSec } = spread;
  const enough = (sec: number): Piece => seconds(hasQuartiles(spread) ? sec : null);
  return [{ number: n }, ...[minSec, lowerSec, medianSec, upperSec, maxSec].map(enough)];
}

/** A matchup with the marks of its races, in words and in letters. */
export const matchupCell = (matchup: string): Piece => ({
  ...textCell(matchupName(matchup), urls.matchup(matchup)),
  note: matchup,
  glyphs: matchupGlyphs(matchup),
});

export const matchupGlyphs = (matchup: string): string[] => racesOf(matchup).map((race) => RACE_GLYPHS[race]);
