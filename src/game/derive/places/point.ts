/** A place on a map, in the game's own units: 128 to a building square, about 12,000 across a melee map. */
export type Point = readonly [x: number, y: number];

/** No melee map reaches farther from its middle than this; clicks beyond the map and hostile numbers do. */
export const FARTHEST = 32_768;

/** A point within reach whatever a file says; null for numbers that are none. */
export function pointOf(at: Point): Point | null {
  if (Math.abs(at[0]) <= FARTHEST && Math.abs(at[1]) <= FARTHEST) return at;
  const [x, y] = at;
  return Number.isFinite(x) && Number.isFinite(y) ? [within(x), within(y)] : null;
}

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Something with a place. */
interface Placed {
  at: Point;
}

/**
 * Where most of some things are, from one number in their list up to another: the middle value of each axis, which a
 * stray one does not move.
 */
export const middle = (things: readonly Placed[], from = 0, to = things.length): Point => [
  upperMedian(valuesOn(0, things, from, to)),
  upperMedian(valuesOn(1, things, from, to)),
];

function valuesOn(axis: 0 | 1, things: readonly Placed[], from: number, to: number): number[] {
  const values: number[] = [];
  for (let index = from; index < to; index++) values.push(things[index]!.at[axis]);
  return values;
}

/** So few are put in order one by one, by index: a sort or an iterator prepares longer than that takes. */
const FEW = 16;

/** The middle one of some numbers, the upper of two; 0 for none. */
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
