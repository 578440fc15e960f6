/** When training began: food is in use from then on, as the game counts a unit in training and none that waits in line. */
import type { Made } from '../births/made.ts';
import { LATE_MS } from '../births/counted-orders.ts';
import type { Times } from '../spending/payments.ts';
import type { FoodChange } from './changes.ts';

/**
 * When training of the units of a count had begun at the latest (`least`), and when it can have begun at the earliest (`most`);
 * in ms, ascending. Of a unit that nobody saw, a lone press tells when it began by the queue; it may have waited for food until
 * `lateMs` later.
 */
export function trainingBegan(
  { births, min, max, takesMs, orders, slots = [] }: Made,
  lateMs: number = LATE_MS,
): Times {
  const begin = (ms: number): number => Math.max(0, ms - takesMs);
  const seen = ascending(births.map(({ to }) => begin(to)));
  const pressed = ascending(orders.flatMap(({ sure }) => (sure ? [begin(sure.to - LATE_MS + lateMs)] : [])));
  // Which of the lone presses made those that were seen is unknown: as if they were the first.
  const together = ascending([...seen, ...pressed.slice(pressed.length - (min - births.length))]);
  const least = Array.from({ length: min }, (_, index) =>
    Math.min(...[seen, pressed, together].flatMap((times) => times[index] ?? [])),
  );
  const possible = ascending(slots.flatMap(({ lost, from }) => (lost === null ? [begin(from)] : [])));
  const earliest = ascending(births.map(({ from }) => begin(from)));
  const unseen = max - births.length;
  const most = Array.from({ length: max }, (_, index) => {
    const begun = Math.max(possible[index] ?? possible.at(-1) ?? 0, earliest[index - unseen] ?? 0);
    return Math.min(begun, least[index] ?? Infinity);
  });
  return { least, most };
}

/** What may have been in training for a while and came to nothing: taken back, or not done by the end. */
export const unfinished = ({ slots = [], takesMs }: Made, food: number): FoodChange[] =>
  slots.flatMap(({ lost, from, backMs }): FoodChange[] => {
    if (lost !== 'late' && lost !== 'cancelled') return [];
    const begun = { ms: from - takesMs, by: food };
    return backMs < Infinity ? [begun, { ms: Math.max(begun.ms, backMs), by: -food }] : [begun];
  });

const ascending = (times: readonly number[]): number[] => times.toSorted((a, b) => a - b);
