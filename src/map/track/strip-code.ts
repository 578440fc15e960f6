/**
 * A strip of the food brought to fights as a short text. It has one character for each of `SPANS` equal parts of the game,
 * which encodes the bar heights of both sides. Every game in a list has a strip, so the text is as short as
 * possible.
 */

/** Number of parts. */
export const SPANS = 28;
/** Maximum height of bars. */
export const LEVELS = 7;
/** Letters by value; a value is the first side's height times `LEVELS` + 1, plus the second's. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Encodes the counts of both sides: the highest bar has height `LEVELS`, and even a single unit is visible. */
export function writeStrip([first, second]: readonly [readonly number[], readonly number[]]): string {
  const max = Math.max(1, ...first, ...second);
  const level = (count: number) => Math.ceil((LEVELS * count) / max);
  return first.map((count, span) => LETTERS[level(count) * (LEVELS + 1) + level(second[span]!)]).join('');
}

/** Decodes the heights of both sides, 0 to `LEVELS`; unknown letters count as 0. */
export const readStrip = (strip: string): (readonly [first: number, second: number])[] =>
  [...strip].map((letter) => {
    const value = Math.max(0, LETTERS.indexOf(letter));
    return [Math.floor(value / (LEVELS + 1)), value % (LEVELS + 1)];
  });
