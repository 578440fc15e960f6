/** Cells and columns shared by several hub pages. */
import { glyphOf } from '../svg/glyphs/choose.ts';
import { RACE_GLYPHS } from '../svg/glyphs/races.ts';
import { matchupName, racesOf } from '../../game/derive/race.ts';
import { hasQuartiles, type Distribution } from '../../archive/count/distribution.ts';
import type { WinRecord } from '../../archive/count/records.ts';
import type { Person } from '../../archive/count/roster.ts';
import { urls } from '../../urls.ts';
import type { Piece, TextPiece } from '../rich-text.ts';
import { numeric, column, type Column, type Row } from '../table.ts';

/** A time given in seconds. */
export const seconds = (sec: number | null): Piece => ({ ms: sec === null ? null : sec * 1000 });

/** The subject of a row's times, kept on one line. */
export const moment: Column = { ...column('Moment'), look: 'moment' };
const result = (name: string): Column => ({ name, numeric: true, result: true });

/** A text, with a link if there is an address. */
export const textCell = (words: string, href?: string | null): TextPiece =>
  href == null ? { text: words } : { text: words, href };

/** A person with a link to their page. */
export const personCell = ({ name, slug }: Person): Piece => textCell(name, urls.player(slug));

/** A hero with its emblem. */
export const heroCell = (id: string, name: string, href: string | null): Piece => ({
  ...textCell(name, href),
  glyphs: [glyphOf(id, 'hero')],
});

/** The unit of a record: one player's games, or appearances of several players. */
export type CountNoun = 'Games' | 'Appearances';

/** Table captions by unit of the record. */
export const RECORD_CAPTIONS: Readonly<Record<CountNoun, string>> = {
  Games: 'games won and lost',
  Appearances: 'games won and lost, by appearance',
};

/** Heading for games without a known result; the column is omitted if there are none. */
export const UNKNOWN_RESULTS = 'Not known';

/** Results as columns and matching cells. */
export const recordColumns = (noun: CountNoun): Column[] => [
  // Marked as a result, because a player's number of games often equals the number of games in a series.
  noun === 'Games' ? result(noun) : numeric(noun),
  result('Won'),
  result('Lost'),
  result(UNKNOWN_RESULTS),
];
/** The cells for games, and for those won, lost and without a known result. */
export const recordCells = ({ games, won, lost, unknown }: WinRecord): Piece[] =>
  [games, won, lost, unknown].map((number) => ({ number }));

/** The columns of a distribution. */
export const SPREAD_COLUMNS: readonly Column[] = [
  numeric('Count'),
  numeric('Minimum'),
  numeric('Lower quartile'),
  numeric('Median'),
  numeric('Upper quartile'),
  numeric('Maximum'),
];
/** Explains why a table of distributions lacks a row. */
export const SPREAD_NOTE = 'Rows with fewer than five values are left out.';
/** The row of a distribution after the cells that name it; none for fewer than five values. */
export function spreadRow(cells: Row, spread: Distribution | null): Row[] {
  if (!spread || !hasQuartiles(spread)) return [];
  const { n, minSec, lowerSec, medianSec, upperSec, maxSec } = spread;
  return [[...cells, { number: n }, ...[minSec, lowerSec, medianSec, upperSec, maxSec].map(seconds)]];
}

/** A matchup with its race marks, spelled out and abbreviated. */
export const matchupCell = (matchup: string): Piece => ({
  ...textCell(matchupName(matchup), urls.matchup(matchup)),
  note: matchup,
  glyphs: matchupGlyphs(matchup),
});

/** The glyphs of the races of a matchup. */
export const matchupGlyphs = (matchup: string): string[] => racesOf(matchup).map((race) => RACE_GLYPHS[race]);
