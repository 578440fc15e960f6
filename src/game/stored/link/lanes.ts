/**
 * Groups values by kind, which compresses far better than event by event: all times, then all ids, then all places.
 * Packed games rely on the lane order.
 */

/** Lanes of the first form. */
const LANES_1 = ['head', 'text', 'count', 'unit', 'form', 'time', 'kind', 'id', 'by', 'x', 'y'] as const;
/** Lanes of all later forms. */
const LANES_2 = [...LANES_1, 'object', 'serial', 'there', 'seen', 'shown', 'with', 'number'] as const;

/** A kind of numbers that are written together. */
export type NumberLane = (typeof LANES_2)[number];

/** The lanes of each form. */
export const NUMBER_LANES: Readonly<Record<1 | 2 | 3 | 4 | 5 | 6, readonly NumberLane[]>> = {
  1: LANES_1,
  2: LANES_2,
  3: LANES_2,
  4: LANES_2,
  5: LANES_2,
  6: LANES_2,
};

/** A value for each lane. */
export const perLane = <T>(make: (lane: NumberLane) => T): Record<NumberLane, T> =>
  Object.fromEntries(LANES_2.map((lane) => [lane, make(lane)])) as Record<NumberLane, T>;
