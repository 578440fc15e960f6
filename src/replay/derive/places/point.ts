/** A place on a map, in the game's own units: 128 to a building square, about 12,000 across a melee map. */
export type Point = readonly [x: number, y: number];

/** No melee map reaches farther from its middle than this; clicks beyond the map and hostile numbers do. */
export const FARTHEST = 32_768;

/** A point within reach whatever a file says; null for numbers that are none. */
export function pointOf(x: number, y: number): Point | null {
  return Number.isFinite(x) && Number.isFinite(y) ? [within(x), within(y)] : null;
}

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Where most of some points are: the middle value of each axis, which a stray point does not move. */
export function middle(points: readonly Point[]): Point {
  return [median(points.map(([x]) => x)), median(points.map(([, y]) => y))];
}

/** The middle one of some numbers, the upper of two; 0 for none. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const within = (value: number): number => Math.max(-FARTHEST, Math.min(FARTHEST, value));
