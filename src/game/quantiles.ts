/** Middle values of what is measured over many games. All are rounded down, like every time of the site. */

/**
 * The value below which a share of the values lies, of which there must be one at least and the least first. By
 * linear interpolation where it falls between two.
 */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)]!;
  const above = sorted[Math.ceil(place)]!;
  return Math.floor(below + (above - below) * (place - Math.floor(place)));
}

/** The value in the middle; of an even number of values the mean of the two. Null for no values. */
export const median = (values: readonly number[]): number | null =>
  values.length === 0
    ? null
    : quantile(
        values.toSorted((a, b) => a - b),
        1 / 2,
      );
