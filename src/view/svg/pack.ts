/** Gives the entries of a lane rows, so that neither marks nor texts overlap. */
import type { Axis } from './axis.ts';
import type { TimelineEntry } from './entries.ts';
import { SHAPE_RADIUS } from './shapes.ts';

/** Font size of all text in the drawing, in pixels; must match the style sheet. */
export const FONT_SIZE = 11;
/** Space between two neighbours in a row. */
const GAP = 5;
/** Maximum rows of a lane, enough for every real one. Texts that don't fit are only in the table. */
const MAX_ROWS = 10;

/** Character widths relative to the font size, rounded up because the visitor's font is unknown. */
const WIDTHS: readonly (readonly [characters: RegExp, width: number])[] = [
  [/[\u2e80-\uffff]/, 1.05],
  [/[mwMW@%]/, 0.95],
  [/[ijlI.,:;'’|!]/, 0.34],
  [/[ frt()[\]-]/, 0.44],
  [/[A-Z×+]/, 0.74],
];
/** Width of all other characters. */
const OTHER = 0.63;

/** An entry with its place, in pixels. */
export interface Placed {
  entry: TimelineEntry;
  row: number;
  x: number;
  /** Start of the text, or its end if `leftward`; null for a text that doesn't fit. */
  textX: number | null;
  leftward: boolean;
}

/** Entries by time with their rows, and the number of rows. */
export function pack(entries: readonly TimelineEntry[], axis: Axis): { placed: Placed[]; rows: number } {
  const ends: number[] = [];
  const placedEntries = entries.map((entry): Placed => {
    const x = axis.x(entry.ms);
    const bare = { from: x - SHAPE_RADIUS, to: axis.x(entry.untilMs) + SHAPE_RADIUS };
    const width = textWidth(entry.text, FONT_SIZE);
    // An event at the very end has its text on the left.
    const leftward = x + SHAPE_RADIUS + 2 + width > axis.width;
    const labelSpan = leftward
      ? { ...bare, from: bare.from - 2 - width }
      : { ...bare, to: Math.max(bare.to, x + SHAPE_RADIUS + 2 + width) };
    const fitting = rowFor(labelSpan.from, ends);
    const row = fitting ?? rowFor(bare.from, ends) ?? ends.indexOf(Math.min(...ends));
    ends[row] = (fitting === null ? Math.max(bare.to, ends[row] ?? 0) : labelSpan.to) + GAP;
    const textX = fitting === null ? null : x + (leftward ? -1 : 1) * (SHAPE_RADIUS + 2);
    return { entry, row, x, textX, leftward };
  });
  return { placed: placedEntries, rows: Math.max(1, ends.length) };
}

/** The first row that is free at a position, or a new row if there are fewer than `MAX_ROWS`; otherwise null. */
function rowFor(from: number, ends: readonly number[]): number | null {
  const row = ends.findIndex((end) => end <= from);
  if (row !== -1) return row;
  return ends.length < MAX_ROWS ? ends.length : null;
}

/** Upper estimate of a string's width in pixels. */
export function textWidth(text: string, fontSize: number): number {
  let sum = 0;
  for (const character of text) sum += WIDTHS.find(([pattern]) => pattern.test(character))?.[1] ?? OTHER;
  return sum * fontSize;
}
