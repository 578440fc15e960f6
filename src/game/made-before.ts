import type { AnalysedMade } from './made-schema.ts';
import { mostPairs } from './derive/births/overlap.ts';

/** A minimum and a maximum. */
export interface Bounds {
  min: number;
  max: number;
}

/** The sum of several bounds. */
export const addBounds = (bounds: readonly Bounds[]): Bounds => ({
  min: bounds.reduce((sum, { min }) => sum + min, 0),
  max: bounds.reduce((sum, { max }) => sum + max, 0),
});

/**
 * How many of a count came from orders before a game time in ms. An object proves an earlier order if no later one
 * could have finished by its birth.
 */
export function countBefore({ type, takesMs, births, orders, min, max }: AnalysedMade, ms: number): Bounds {
  const ordersBefore = orders.filter((order) => order.ms < ms);
  if (ordersBefore.length === orders.length) return { min, max };
  const proven = births.filter(({ to }) => to - takesMs < ms);
  const windows = ordersBefore.flatMap((order) => order.sure ?? []);
  const minBefore = proven.length + windows.length - mostPairs(windows, proven);
  const possible = ordersBefore.reduce((sum, { may }) => sum + may, 0);
  return { min: minBefore, max: Math.max(minBefore, type === 'hero' ? Math.min(1, possible) : possible) };
}
