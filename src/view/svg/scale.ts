/** Scales of drawings: the position of a number. */

/** A scale that maps two numbers to two positions, in tenths of a unit. */
export const linear =
  ([from, to]: readonly [number, number], [start, end]: readonly [number, number]) =>
  (value: number): number =>
    Math.round((start + ((value - from) / (to - from)) * (end - start)) * 10) / 10;

/** Times from 0:00 to an end at round distances: the first of `steps`, in minutes, with at most so many of them. */
export function roundTimes(endMs: number, steps: readonly number[], maxSteps: number): number[] {
  const minutes = endMs / 60_000;
  const step = (steps.find((candidate) => minutes / candidate <= maxSteps) ?? minutes) * 60_000;
  return Array.from({ length: Math.floor(endMs / step) + 1 }, (_, index) => index * step);
}

/** Round distances between lines. */
const STEPS = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000];
/** Maximum number of lines. */
const MAX_LINES = 5;

/** A vertical scale with its lines. */
export interface ValueScale {
  /** Vertical position of a number. */
  y: (value: number) => number;
  /** Numbers that have a line, starting with 0; the last one is at the top. */
  lines: readonly number[];
}

/** A scale from 0 at `bottom` to a round number of at least `maxValue` at `top`. */
export function valueScale(maxValue: number, top: number, bottom: number): ValueScale {
  const step = STEPS.find((candidate) => maxValue / candidate <= MAX_LINES) ?? Math.max(1, maxValue);
  const count = Math.max(1, Math.ceil(maxValue / step));
  return {
    y: (value) => Math.round(bottom - ((bottom - top) * value) / (step * count)),
    lines: Array.from({ length: count + 1 }, (_, index) => index * step),
  };
}
