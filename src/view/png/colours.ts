/** Reduces a picture to at most 256 colours without a visible difference, so that one byte per pixel is enough. */
import type { Runs } from './runs.ts';

/** Maximum number of colours that fit in a byte. */
const MOST = 256;
/**
 * Maximum difference in red, green and blue for merging two colours; it is smaller than the difference between any
 * two of the site's colours.
 */
const ALIKE = 6;

/** A mapping of a picture's colours. */
export interface Colours {
  /** Red, green and blue of the remaining colours, by number. */
  bytes: Uint8Array;
  /** The number of the replacement for each colour. */
  numbers: ReadonlyMap<number, number>;
}

/** Keeps the most frequent colours, which also replace similar ones, for example at the edges of letters. */
export function coloursOf(pixels: readonly Runs[]): Colours {
  const counts = new Map<number, number>();
  for (const { colours } of pixels)
    for (const [colour, count] of colours) counts.set(colour, (counts.get(colour) ?? 0) + count);
  const values = [...counts.keys()].sort((first, second) => counts.get(second)! - counts.get(first)!);
  let chosen = chosenOf(values, ALIKE);
  for (let alike = ALIKE * 2; chosen.bytes.length > MOST * 3; alike *= 2) chosen = chosenOf(values, alike);
  return chosen;
}

function chosenOf(values: readonly number[], alike: number): Colours {
  const parts = new Uint8Array(Uint32Array.from(values).buffer);
  const numbers = new Map<number, number>();
  const bytes: number[] = [];
  values.forEach((value, index) => {
    const [red, green, blue] = [parts[index * 4]!, parts[index * 4 + 1]!, parts[index * 4 + 2]!];
    const isLike = (at: number) =>
      Math.abs(bytes[at]! - red) <= alike &&
      Math.abs(bytes[at + 1]! - green) <= alike &&
      Math.abs(bytes[at + 2]! - blue) <= alike;
    let at = 0;
    while (at < bytes.length && !isLike(at)) at += 3;
    if (at === bytes.length) bytes.push(red, green, blue);
    numbers.set(value, at / 3);
  });
  return { bytes: Uint8Array.from(bytes), numbers };
}
