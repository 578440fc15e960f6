/** A place on a map, in game units: 128 per building square, about 12,000 across a melee map. */
export type Point = readonly [x: number, y: number];

/**
 * Largest distance from the centre of any melee map. Clicks beyond the map, and numbers in hostile files, can exceed
 * it.
 */
export const FARTHEST = 32_768;

/** Clamps a point to `FARTHEST`; null for NaN and other invalid numbers. */
export function pointOf(at: Point): Point | null {
  if (Math.abs(at[0]) <= FARTHEST && Math.abs(at[1]) <= FARTHEST) return at;
  const [x, y] = at;
  return Number.isFinite(x) && Number.isFinite(y) ? [within(x), within(y)] : null;
}

/** The distance of two points, in their unit. */
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Something with a place. */
interface Placed {
  at: Point;
}

/** Median position of a range of a list: the median of each axis, so that outliers don't move it. */
export const middle = (things: readonly Placed[], from = 0, to = things.length): Point => [
  upperMedian(valuesOn(0, things, from, to)),
  upperMedian(valuesOn(1, things, from, to)),
];

function valuesOn(axis: 0 | 1, things: readonly Placed[], from: number, to: number): number[] {
  const values: number[] = [];
  for (let index = from; index < to; index++) values.push(things[index]!.at[axis]);
  return values;
}

/**
 * Lists up to this length are sorted by insertion, using indexes, because setting up a sort or an iterator takes
 * longer.
 */
const FEW = 16;

/** Median of a list of numbers: the upper middle value if the count is even, and 0 if the list is empty. */
export function upperMedian(values: readonly number[]): number {
  const sorted = values.length > FEW ? values.toSorted((a, b) => a - b) : inserted(values);
  return sorted[values.length >> 1] ?? 0;
}

function inserted(values: readonly number[]): number[] {
  const sorted: number[] = [];
  for (let index = 0; index < values.length; index++) {
    const value = values[index]!;
    let place = index;
    for (; place > 0 && sorted[place - 1]! > value; place--) sorted[place] = sorted[place - 1]!;
    sorted[place] = value;
  }
  return sorted;
}

const within = (value: number): number => Math.max(-FARTHEST, Math.min(FARTHEST, value));
