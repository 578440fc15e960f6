/** Amounts that change over a game: food in use, food made. */

/** An amount that is added at a game time in ms; negative where something goes. */
export interface FoodChange {
  ms: number;
  by: number;
}

/** What an amount is at any game time in ms, changes at that time included. */
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

/** The same amount at several times. */
export const sameChange = (times: readonly number[], by: number): FoodChange[] =>
  times.map((ms) => ({ ms, by }));

/** Two lists of times by which so many had happened, as one: the k-th by the earlier of the two. */
export function earlierOf(some: readonly number[], others: readonly number[]): number[] {
  const [first, second] = [some, others].map((times) => times.toSorted((a, b) => a - b)) as [
    number[],
    number[],
  ];
  return Array.from({ length: Math.max(first.length, second.length) }, (_, index) =>
    Math.min(first[index] ?? Infinity, second[index] ?? Infinity),
  );
}

/** Adds changes to a list, however many there are. */
export function addFood(list: FoodChange[], more: readonly FoodChange[]): void {
  for (const change of more) list.push(change);
}
