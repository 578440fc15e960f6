/** The value below which a share of the values lies: the next higher one that exists; null for no values. */
export function quantile(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? null;
}

/** Adds up. */
export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
