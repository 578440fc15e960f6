/**
 * Bytes of one kind lie together, which compresses far better than one event after the other: all times, then all
 * ids, then all places.
 */
export const LANES = ['head', 'text', 'count', 'unit', 'form', 'time', 'kind', 'id', 'by', 'x', 'y'] as const;
export type Lane = (typeof LANES)[number];

/** A value for each lane. */
export const perLane = <T>(make: (lane: Lane) => T): Record<Lane, T> =>
  Object.fromEntries(LANES.map((lane) => [lane, make(lane)])) as Record<Lane, T>;
