/**
 * The players of a game on its picture: a column for each side, or two columns for more sides. Next to a map there is
 * one column.
 */
import { bySide } from '../../game/sides.ts';
import type { AnalysedPlayer, GameAnalysis } from '../../game/analysis.ts';
import { raceText } from '../game-title.ts';
import { line, MARGIN } from './drawing.ts';
import type { Letters } from './fonts.ts';
import { WIDTH } from './picture.ts';
import { colour, glyphIn, UNITS } from './tokens.ts';
import { RACE_GLYPHS } from '../svg/glyphs/races.ts';
import type { Race } from '../../game/races.ts';

/** Space between the two columns. */
const GAP = 96;
const COLUMN = (WIDTH - 2 * MARGIN - GAP) / 2;
/** Maximum row height, however few players. */
const HIGHEST_ROW = 160;
/** Space between two sides in a column, in rows. */
const BETWEEN = 0.3;

/** The word between two sides. */
export const VERSUS = 'vs';

/** The area for the players. */
export interface Room {
  top: number;
  bottom: number;
  /** Width of a single column; two columns span the picture. */
  single?: number | undefined;
}

/** Draws all players in an area. */
export function drawnPlayers(letters: Letters, game: GameAnalysis, { top, bottom, single }: Room): string[] {
  const sides = bySide(game.players);
  const columns = single === undefined ? inColumns(sides) : [sides];
  const width = single ?? COLUMN;
  const height = Math.min(HIGHEST_ROW, (bottom - top) / Math.max(1, ...columns.map(rowsOf)));
  const drawn = columns.flatMap((column, index) => {
    let y = (top + bottom - rowsOf(column) * height) / 2;
    return column.flatMap((side) => {
      const rows = side.map((player, row) =>
        playerRow(letters, player, {
          x: MARGIN + index * (width + GAP),
          y: y + row * height,
          width,
          height,
        }),
      );
      y += (side.length + BETWEEN) * height;
      return rows;
    });
  });
  if (sides.length !== 2 || single !== undefined) return drawn;
  const size = 40;
  const x = (WIDTH - letters.width(VERSUS, size, 400)) / 2;
  const y = (top + bottom) / 2 + size * 0.3;
  return [...drawn, line(letters, VERSUS, { x, y, size, weight: 400, fill: 'quiet', room: GAP })];
}

/** Splits sides into two columns of similar height, in order. */
function inColumns(sides: readonly AnalysedPlayer[][]): AnalysedPlayer[][][] {
  const total = rowsOf(sides);
  let count = 0;
  for (let rows = 0; count < sides.length; count++) {
    const { length } = sides[count]!;
    if (rows + length / 2 >= total / 2) break;
    rows += length + BETWEEN;
  }
  return [sides.slice(0, count), sides.slice(count)];
}

const rowsOf = (sides: readonly AnalysedPlayer[][]): number =>
  sides.reduce((sum, side) => sum + side.length, 0) + BETWEEN * Math.max(0, sides.length - 1);

function playerRow(
  letters: Letters,
  player: AnalysedPlayer,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): string {
  const mark = height * 0.62;
  const nameX = x + mark * 1.25;
  const room = width - mark * 1.25;
  const name = {
    x: nameX,
    y: y + height * 0.46,
    size: height * 0.38,
    weight: 700,
    fill: 'ink',
    room,
  } as const;
  const race = { ...name, y: y + height * 0.76, size: height * 0.23, fill: raceToken(player.race) } as const;
  return (
    raceMark(player.race, x, y + (height - mark) / 2, mark) +
    line(letters, player.handle, name) +
    line(letters, raceText(player), { ...race, weight: 400 })
  );
}

const TOKENS: Readonly<Record<Race, string>> = { H: 'human', O: 'orc', E: 'elf', U: 'undead' };

/** The colour token of a race. The mark and the words next to it say the same. */
const raceToken = (race: Race | null): string => (race ? TOKENS[race] : 'quiet');

/** A race's mark in a square at a place; empty for an unknown race. */
function raceMark(race: Race | null, x: number, y: number, size: number): string {
  if (!race) return '';
  const glyph = glyphIn(RACE_GLYPHS[race], colour(raceToken(race)));
  return `<g transform="translate(${x} ${y}) scale(${size / UNITS})">${glyph}</g>`;
}
