/** Amounts that change over a game: food used and food available. */

/** Maximum width of a shown band, in food; a wider one is useless. */
export const WIDEST = 8;

/** A change of an amount at a game time in ms; negative for a decrease. */
export interface FoodChange {
  ms: number;
  by: number;
}

/** An amount at any game time in ms, including changes at that time. */
export type AmountAt = (ms: number) => number;

/** The sum of changes over time. */
export function amountOf(changes: readonly FoodChange[]): AmountAt {
  const sorted = changes.toSorted((a, b) => a.ms - b.ms);
  let sum = 0;
  const sums = sorted.map(({ by }) => (sum += by));
  return (ms) => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle]!.ms <= ms) low = middle + 1;
      else high = middle;
    }
    return sums[low - 1] ?? 0;
  };
}

/** Food changes of the same size at several times. */
export const sameChange = (times: readonly number[], by: number): FoodChange[] =>
  times.map((ms) => ({ ms, by }));

/** Merges two lists of times: the k-th time of the result is the earlier of the two k-th times. */
export function earlierOf(some: readonly number[], others: readonly number[]): number[] {
  const [first, second] = [some, others].map((times) => times.toSorted((a, b) => a - b)) as [
    number[],
    number[],
  ];
  return Array.from({ length: Math.max(first.length, second.length) }, (_, index) =>
    Math.min(first[index] ?? Infinity, second[index] ?? Infinity),
  );
}

/** Appends changes to a list of any length. */
export function addFood(list: FoodChange[], more: readonly FoodChange[]): void {
  for (const change of more) list.push(change);
}
