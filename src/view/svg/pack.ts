/** Puts entries of a lane into rows so that neither marks nor texts lie upon one another. */
import type { Axis } from './axis.ts';
import type { TimelineEntry } from './entries.ts';
import { SHAPE_RADIUS } from './shapes.ts';
import { textWidth } from './text-width.ts';

/** Size of all text in the drawing, in pixels; the style sheet says the same. */
export const FONT_SIZE = 11;
/** Space between two neighbours in a row. */
const GAP = 5;
/** No lane of a real game needs more rows; what finds no room in them has its text in the table alone. */
const MOST_ROWS = 10;

export interface Placed {
  entry: TimelineEntry;
  row: number;
  x: number;
  /** Where the text begins, or ends if `leftward`; null for a text without room. */
  textX: number | null;
  leftward: boolean;
}

/** Entries in order of time with their rows, and how many rows they take. */
export function pack(entries: readonly TimelineEntry[], axis: Axis): { placed: Placed[]; rows: number } {
  const ends: number[] = [];
  const placed = entries.map((entry): Placed => {
    const x = axis.x(entry.ms);
    const bare = { from: x - SHAPE_RADIUS, to: axis.x(entry.untilMs) + SHAPE_RADIUS };
    const width = textWidth(entry.text, FONT_SIZE);
    // What happens at the very end has no room for its text behind it.
    const leftward = x + SHAPE_RADIUS + 2 + width > axis.width;
    const labelled = leftward
      ? { ...bare, from: bare.from - 2 - width }
      : { ...bare, to: Math.max(bare.to, x + SHAPE_RADIUS + 2 + width) };
    const fitting = rowFor(labelled.from, ends);
    const row = fitting ?? rowFor(bare.from, ends) ?? ends.indexOf(Math.min(...ends));
    ends[row] = (fitting === null ? Math.max(bare.to, ends[row] ?? 0) : labelled.to) + GAP;
    const textX = fitting === null ? null : leftward ? x - SHAPE_RADIUS - 2 : x + SHAPE_RADIUS + 2;
    return { entry, row, x, textX, leftward };
  });
  return { placed, rows: Math.max(1, ends.length) };
}

/** The first row that is free from a place on, a new one if there may be more; null if none is. */
function rowFor(from: number, ends: readonly number[]): number | null {
  const row = ends.findIndex((end) => end <= from);
  if (row !== -1) return row;
  return ends.length < MOST_ROWS ? ends.length : null;
}
