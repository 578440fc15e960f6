import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { RACE_GLYPHS } from '../svg/glyphs/races.ts';
import type { Race } from '../../game/summary.ts';
import { colour } from './palette.ts';

/** File with the race marks that pages show. */
const GLYPHS = resolve('src', 'view', 'svg', 'glyphs', 'glyphs.svg');
/** Side length of each mark's square. */
const UNITS = 24;

const TOKENS: Readonly<Record<Race, string>> = { H: 'human', O: 'orc', E: 'elf', U: 'undead' };

/** The colour token of a race. The mark and the words next to it say the same. */
export const raceToken = (race: Race | null): string => (race ? TOKENS[race] : 'quiet');

let glyphs: string | undefined;

/** A race's mark in a square at a place; empty for an unknown race. */
export function raceMark(race: Race | null, x: number, y: number, size: number): string {
  if (!race) return '';
  glyphs ??= readFileSync(GLYPHS, 'utf8');
  const symbol = new RegExp(
    `<symbol id="${RACE_GLYPHS[race]}" viewBox="0 0 ${UNITS} ${UNITS}">(.*?)</symbol>`,
  ).exec(glyphs)?.[1];
  if (symbol === undefined) throw new Error(`${GLYPHS} has no ${RACE_GLYPHS[race]} of ${UNITS} units.`);
  const drawn = symbol.replaceAll('currentColor', colour(raceToken(race)));
  return `<g transform="translate(${x} ${y}) scale(${size / UNITS})">${drawn}</g>`;
}
