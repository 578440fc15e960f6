import { toSeconds } from '../../game/clock.ts';
import { quantile } from '../../game/quantiles.ts';

/** How times are spread, in whole seconds, rounded down like every time of the site. */
export interface Distribution {
  /** How many values are behind it. */
  n: number;
  minSec: number;
  lowerSec: number;
  medianSec: number;
  upperSec: number;
  maxSec: number;
}

/**
 * The spread of game times in ms; null for none. Times are floored to seconds first, so that anybody who has
 * only the seconds gets the same. Quartiles lie between neighbours where they fall between two values.
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

/** Fewer values than this have no median and no quartiles worth the name. */
const QUARTILES_FROM = 5;

/** Whether median and quartiles say anything, which they do not for a handful of values. */
export const hasQuartiles = ({ n }: Distribution): boolean => n >= QUARTILES_FROM;

/** Where a value stands among those of its group. */
export interface Standing {
  /** Percent of the group that lies below the value; of those equal to it, half count as below. */
  percent: number;
  /** Size of the group. */
  n: number;
  /** Places it shares, counted from 1 for the least: two equal at the top have the places 1 to 2. */
  from: number;
  to: number;
}

/** Where a value stands in a group of `n`, of which so many are less, and so many equal to it with itself. */
export const standing = (below: number, equal: number, n: number): Standing => ({
  percent: Math.floor((100 * (below + equal / 2)) / n),
  n,
  from: below + 1,
  to: below + equal,
});

/** In a smaller group one player more or less moves a percentile by more than twenty. */
export const PERCENTILES_FROM = 5;
