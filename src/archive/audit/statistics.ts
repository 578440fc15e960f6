/** The value below which a share of some sorted values lies: the next higher one that exists; null for no values. */
export const quantile = (sorted: ArrayLike<number>, share: number): number | null =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? null;

/** Adds up. */
export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
