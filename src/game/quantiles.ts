/** Quantiles across many games. All are rounded down, like every time on the site. */

/** The quantile of ascending values for a share, with linear interpolation. Requires at least one value. */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)]!;
  const above = sorted[Math.ceil(place)]!;
  return Math.floor(below + (above - below) * (place - Math.floor(place)));
}

/** The median; for an even number of values, the mean of the middle two. Null if there are no values. */
export const median = (values: readonly number[]): number | null =>
  values.length === 0
    ? null
    : quantile(
        values.toSorted((a, b) => a - b),
        1 / 2,
      );
