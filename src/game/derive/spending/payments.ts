import type { Price } from '../../objects/costs.ts';
import type { SpendingKind } from '../../vocabulary.ts';

/** Money that was spent at a time in ms. */
export interface Payment {
  ms: number;
  kind: SpendingKind;
  gold: number;
  lumber: number;
}

/** What was surely paid, each at the time by which it was; and what can have been, each as soon as it can. */
export interface Payments {
  least: Payment[];
  most: Payment[];
}

/** The same price at several times. */
export const at = (times: readonly number[], kind: SpendingKind, { gold, lumber }: Price): Payment[] =>
  times.map((ms) => ({ ms, kind, gold, lumber }));

/** Times by which so many were surely made or paid for, and by which they can have been; both ascending. */
export interface Times {
  least: readonly number[];
  most: readonly number[];
}

/**
 * Brings two lists of times into order, so that never more is proven than can be: what is proven by a time could be by then,
 * whatever the orders say.
 */
export function ordered(least: readonly number[], most: readonly number[]): Times {
  const proven = least.toSorted((a, b) => a - b);
  const possible = most.toSorted((a, b) => a - b);
  for (const [index, ms] of proven.entries()) possible[index] = Math.min(ms, possible[index] ?? Infinity);
  return { least: proven, most: possible };
}
