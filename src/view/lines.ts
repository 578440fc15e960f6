/** Plain text lines for files and the clipboard. */
import { formatClock } from '../game/clock.ts';

/** Width of the longest usual time, "59:59". */
const TIME_WIDTH = 5;

/** Joins lines, because recorded names may contain line breaks. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Width of the longest usual supply, "43–51/60". */
const SUPPLY_WIDTH = 8;

/** A build order line: time, supply, and text. Without any known supply, the column is omitted. */
export const orderLine = (ms: number, text: string, supply: string | null): string =>
  [
    formatClock(ms).padStart(TIME_WIDTH),
    ...(supply === null ? [] : [supply.padEnd(SUPPLY_WIDTH)]),
    oneLine(text),
  ].join('  ');
