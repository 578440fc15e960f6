/**
 * Columns of numbers as text. Each number is written with as many digits as the largest needs, and the digits of
 * one place stand together: the high ones, which are nearly all alike, compress to almost nothing, and no
 * separators have to be paid for.
 */
import { damaged } from './failure.ts';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';
const BASE = DIGITS.length;
const VALUES = new Map([...DIGITS].map((digit, value) => [digit.charCodeAt(0), value]));
/** Enough for every integer a column can hold. */
const MOST_PLACES = 8;
/** A column of nothing but zeros takes no room in the file, whatever its length; this bounds it. */
const LONGEST_COLUMN = 2 ** 22;

/** Numbers column-wise, the highest place first; no places where all are 0. */
export type Digits = readonly string[];

/** Writes whole numbers from 0 to 2^48 - 1. Throws for others: they are a mistake of ours. */
export function toDigits(numbers: readonly number[]): string[] {
  const wrong = numbers.find(
    (value) => !Number.isInteger(value) || value < 0 || value >= BASE ** MOST_PLACES,
  );
  if (wrong !== undefined) throw new Error(`${wrong} cannot be written into a column.`);
  const places: string[] = [];
  for (
    let rest = numbers;
    rest.some((value) => value > 0);
    rest = rest.map((value) => Math.floor(value / BASE))
  )
    places.unshift(rest.map((value) => DIGITS[value % BASE]).join(''));
  return places;
}

/** Reads `count` numbers back. Throws `DamagedIndex` for anything that was not written like this. */
export function fromDigits(column: unknown, count: number): number[] {
  if (!Array.isArray(column) || column.length > MOST_PLACES || count > LONGEST_COLUMN) throw damaged();
  const numbers = new Array<number>(count).fill(0);
  for (const place of column) {
    if (typeof place !== 'string' || place.length !== count) throw damaged();
    for (let at = 0; at < count; at++) {
      const value = VALUES.get(place.charCodeAt(at));
      if (value === undefined) throw damaged();
      numbers[at] = numbers[at]! * BASE + value;
    }
  }
  return numbers;
}

/** A number that may be missing, as one from 0. */
export const optional = (value: number | null): number => (value === null ? 0 : value + 1);
/** The same back. */
export const orNull = (value: number): number | null => (value === 0 ? null : value - 1);
