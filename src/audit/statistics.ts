/** The value below which a share of the values lies: the next higher one that exists; null for no values. */
export function quantile(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? null;
}

/** The value in the middle; of an even number of values the mean of both, rounded down. Null for no values. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  const upper = sorted[Math.floor(sorted.length / 2)];
  return lower === undefined || upper === undefined ? null : Math.floor((lower + upper) / 2);
}

/** Adds up. */
export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
