/** Distributions of times, and the place of one among others. */
import { toSeconds } from '../../game/clock.ts';
import { quantile } from '../../game/quantiles.ts';

/** Distribution of times in whole seconds, which are rounded down like all times on the site. */
export interface Distribution {
  /** Number of values. */
  n: number;
  minSec: number;
  lowerSec: number;
  medianSec: number;
  upperSec: number;
  maxSec: number;
}

/**
 * The distribution of game times in ms; null if there are none. Times are rounded down to seconds first, so that inputs
 * in whole seconds produce the same result. Quartiles are interpolated.
 */
export function distribution(times: readonly number[]): Distribution | null {
  const seconds = times.map(toSeconds).sort((a, b) => a - b);
  if (seconds.length === 0) return null;
  return {
    n: seconds.length,
    minSec: quantile(seconds, 0),
    lowerSec: quantile(seconds, 1 / 4),
    medianSec: quantile(seconds, 1 / 2),
    upperSec: quantile(seconds, 3 / 4),
    maxSec: quantile(seconds, 1),
  };
}

/** Minimum number of values for a meaningful median and quartiles. */
const QUARTILES_FROM = 5;

/** Whether there are enough values for a median and quartiles. */
export const hasQuartiles = ({ n }: Pick<Distribution, 'n'>): boolean => n >= QUARTILES_FROM;

/** A value's rank in its group. */
export interface Standing {
  /** Percentage of the group below the value; half of the equal values count as below. */
  percent: number;
  /** Size of the group. */
  n: number;
  /** Range of shared ranks, counted from 1 for the lowest: two equal values at the top rank 1 to 2. */
  from: number;
  to: number;
}

/**
 * The rank of a value in a group of `n`, from the number of lower values and the number of equal ones (including
 * itself).
 */
export const standing = (below: number, equal: number, n: number): Standing => ({
  percent: Math.floor((100 * (below + equal / 2)) / n),
  n,
  from: below + 1,
  to: below + equal,
});

/** Minimum group size: in smaller groups, one player changes a percentile by more than twenty. */
export const PERCENTILES_FROM = 5;
