/**
 * Works out when training starts. The game counts the food of a unit in training, but not of a unit waiting in the
 * queue.
 */
import type { Made } from '../births/made.ts';
import { LATE_MS } from '../births/counted-orders.ts';
import type { Times } from '../spending/payments.ts';
import type { FoodChange } from './changes.ts';

/**
 * Latest (`least`) and earliest (`most`) times at which training began for the units of a count, in ms, ascending. For
 * an unseen unit, a lone press and the queue give the time; the unit may have waited up to `lateMs` for food.
 */
export function trainingBegan(
  { births, min, max, takesMs, orders, slots = [] }: Made,
  lateMs: number = LATE_MS,
): Times {
  const begin = (ms: number): number => Math.max(0, ms - takesMs);
  const seen = ascending(births.map(({ to }) => begin(to)));
  const pressed = ascending(orders.flatMap(({ sure }) => (sure ? [begin(sure.to - LATE_MS + lateMs)] : [])));
  // It is unknown which lone presses made the seen units; the first ones are assumed.
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

/** Units that may have been in training but came to nothing: cancelled, or unfinished at the end. */
export const unfinished = ({ slots = [], takesMs }: Made, food: number): FoodChange[] =>
  slots.flatMap(({ lost, from, backMs }): FoodChange[] => {
    if (lost !== 'late' && lost !== 'cancelled') return [];
    const begun = { ms: from - takesMs, by: food };
    return backMs < Infinity ? [begun, { ms: Math.max(begun.ms, backMs), by: -food }] : [begun];
  });

const ascending = (times: readonly number[]): number[] => times.toSorted((a, b) => a - b);
