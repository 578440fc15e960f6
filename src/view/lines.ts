/** Text for files and the clipboard, where a line is a line. */
import { formatClock } from '../game/clock.ts';

/** Room for the longest usual time, "59:59". */
const TIME_WIDTH = 5;

/** Names come out of a file and may hold line breaks. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A line of a build order: when, at `ms`, and what. */
export const orderLine = (ms: number, text: string): string =>
  `${formatClock(ms).padStart(TIME_WIDTH)}  ${oneLine(text)}`;
