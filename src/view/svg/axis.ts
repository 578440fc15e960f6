/** The time axis shared by all lanes and charts of a report, in CSS pixels of the drawing. */

const MINUTE_MS = 60_000;
/** Margin before 0:00, so that a mark there isn't cut off. */
const BEFORE = 6;
/** Margin after the end, for half of its label. */
const AFTER = 18;
/** Width that fits a wide screen: shorter games are stretched up to it, longer ones exceed it. */
const COMFORTABLE = 1024;
/** Width of a minute. */
const PER_MINUTE = { least: 24, most: 110 };
/** Maximum width of a drawing, whatever length a recording claims. */
const MAX_WIDTH = 12_000;
/** Possible minutes between grid lines and between labels; the first with enough room is used. */
const STEPS = [1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 1200, 3000, 6000, 30_000, 120_000];
/** Minimum distance of grid lines, and of labels. */
const ROOM = { line: 14, time: 38 };

/** A time axis with its grid lines and labels. */
export interface Axis {
  /** End of the axis in ms of game time. */
  endMs: number;
  width: number;
  /** Horizontal position of a game time in whole pixels. */
  x: (ms: number) => number;
  /** Times of the grid lines in ms. */
  lines: readonly number[];
  /** The labelled times among them. */
  times: readonly number[];
}

/** An axis from 0:00 to `endMs`, at least a minute long. */
export function timeAxis(endMs: number): Axis {
  const minutes = Math.max(1, endMs / MINUTE_MS);
  const comfortable = Math.min(PER_MINUTE.most, Math.max(PER_MINUTE.least, COMFORTABLE / minutes));
  const perMinute = Math.min(comfortable, MAX_WIDTH / minutes);
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

/** Whether the axis doesn't even fit a wide screen. */
export const isLong = ({ width }: Axis): boolean => width > BEFORE + COMFORTABLE + AFTER;
