/**
 * The quantile of ascending values for a share from 0 to 1. It is interpolated linearly and rounded down to an integer,
 * like every time on the site. Requires at least one value.
 */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)]!;
  const above = sorted[Math.ceil(place)]!;
  return Math.floor(below + (above - below) * (place - Math.floor(place)));
}

/** The median, rounded down as above; null if there are no values. Sorts a copy of the values. */
export const median = (values: readonly number[]): number | null =>
  values.length === 0
    ? null
    : quantile(
        values.toSorted((a, b) => a - b),
        1 / 2,
      );
