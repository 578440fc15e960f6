import type { Race } from '../replay/summary.ts';
import type { Letters } from './fonts.ts';
import { colour } from './palette.ts';

const TOKENS: Readonly<Record<Race, string>> = { H: 'human', O: 'orc', E: 'elf', U: 'undead' };

/** The token of the colour that a race has; the words beside it say the same. */
export const raceToken = (race: Race | null): string => (race ? TOKENS[race] : 'quiet');

/** A race's letter on its colour, in a square with its upper left corner at a place. */
export function raceMark(letters: Letters, race: Race | null, x: number, y: number, size: number): string {
  const letter = race ?? '?';
  const style = { size: size * 0.62, weight: 700 } as const;
  const left = x + (size - letters.width(letter, style.size, style.weight)) / 2;
  const outlines = letters.outlines(letter, { x: left, y: y + size * 0.72, ...style });
  return (
    `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="${size * 0.14}" fill="${colour(raceToken(race))}"/>` +
    `<path fill="${colour('paper')}" d="${outlines}"/>`
  );
}

/** The letters that marks are made of. */
export const RACE_LETTERS = 'HOEU?';
