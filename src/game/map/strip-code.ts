/**
 * A strip of attack orders as a short text: one character for each of `SPANS` equal parts of the game, which says how high
 * the bars of both sides are. Lists have one for every game, so it is as short as it can be.
 */

/** Parts that a game is cut into. */
export const SPANS = 28;
/** Bars are this high at most. */
export const LEVELS = 7;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The text of the counts of both sides: the highest bar is `LEVELS` high, and one order is seen. */
export function writeStrip([first, second]: readonly [readonly number[], readonly number[]]): string {
  const most = Math.max(1, ...first, ...second);
  const level = (count: number) => Math.ceil((LEVELS * count) / most);
  return first.map((count, span) => LETTERS[level(count) * (LEVELS + 1) + level(second[span]!)]).join('');
}

/** The heights of both sides, 0 to `LEVELS`; a letter that is none of ours counts as nothing. */
export const readStrip = (strip: string): (readonly [first: number, second: number])[] =>
  [...strip].map((letter) => {
    const value = Math.max(0, LETTERS.indexOf(letter));
    return [Math.floor(value / (LEVELS + 1)), value % (LEVELS + 1)];
  });
