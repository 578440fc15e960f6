/** The time axis that all lanes and charts of a report share, in CSS pixels of the drawing. */

const MINUTE_MS = 60_000;
/** Room before 0:00, so that a mark there is whole. */
const BEFORE = 6;
/** Room behind the end, for half of its time. */
const AFTER = 18;
/** What a wide screen shows without scrolling; shorter games are stretched up to it, longer ones go beyond. */
const COMFORTABLE = 1024;
const PER_MINUTE = { least: 42, most: 110 };
/** A drawing is no wider than this, however long a recording claims to be. */
const WIDEST = 12_000;
/** Minutes between grid lines, and between their times; the first with enough room is taken. */
const STEPS = [1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 1200, 3000, 6000, 30_000, 120_000];
const ROOM = { line: 14, time: 38 };

export interface Axis {
  /** Game time in ms at which the axis ends. */
  endMs: number;
  width: number;
  /** Horizontal place of a game time, in whole pixels. */
  x: (ms: number) => number;
  /** Times of the grid lines in ms. */
  lines: readonly number[];
  /** Those of them that are written out. */
  times: readonly number[];
}

/** An axis from 0:00 to `endMs`; at least a minute long. */
export function timeAxis(endMs: number): Axis {
  const minutes = Math.max(1, endMs / MINUTE_MS);
  const comfortable = Math.min(PER_MINUTE.most, Math.max(PER_MINUTE.least, COMFORTABLE / minutes));
  const perMinute = Math.min(comfortable, WIDEST / minutes);
  const every = (room: number): number[] => {
    const step = STEPS.find((candidate) => candidate * perMinute >= room) ?? minutes;
    return Array.from({ length: Math.floor(minutes / step) + 1 }, (_, index) => index * step * MINUTE_MS);
  };
  return {
    endMs: minutes * MINUTE_MS,
    width: Math.round(BEFORE + minutes * perMinute + AFTER),
    x: (ms) => Math.round(BEFORE + (ms / MINUTE_MS) * perMinute),
    lines: every(ROOM.line),
    times: every(ROOM.time),
  };
}

/** Whether a wide screen has no room for the whole axis either. */
export const isLong = ({ width }: Axis): boolean => width > BEFORE + COMFORTABLE + AFTER;
