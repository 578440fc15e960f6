/** Text for files and the clipboard, where a line is a line. */
import { formatClock } from '../game/clock.ts';

/** Room for the longest usual time, "59:59". */
const TIME_WIDTH = 5;

/** Names come out of a file and may hold line breaks. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Room for the longest usual supply, "43–51/60". */
const SUPPLY_WIDTH = 8;

/** A line of a build order: when, at `ms`, with what supply, and what; where no order has a supply there is no column for it. */
export const orderLine = (ms: number, text: string, supply: string | null): string =>
  [
    formatClock(ms).padStart(TIME_WIDTH),
    ...(supply === null ? [] : [supply.padEnd(SUPPLY_WIDTH)]),
    oneLine(text),
  ].join('  ');
