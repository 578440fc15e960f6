/** Expected numbers, calculated independently of the tested code. */

/** The median of sorted numbers; null for none. */
export function median(numbers: readonly number[]): number | null {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length / 2;
  if (sorted.length === 0) return null;
  return sorted.length % 2 === 1 ? sorted[Math.floor(half)]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

/** The lower end of Wilson's 95 % interval of a share. */
export function wilsonLow(won: number, n: number): number {
  const z = 1.96;
  const p = won / n;
  const middle = p + (z * z) / (2 * n);
  const reach = z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n));
  return (middle - reach) / (1 + (z * z) / n);
}
