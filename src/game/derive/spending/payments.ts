/** Payments of a player: what was spent when, as a confirmed minimum and a possible maximum. */
import type { Price } from '../../objects/costs.ts';
import type { SpendingKind } from '../../vocabulary.ts';

/** A payment at a time in ms. */
export interface Payment {
  ms: number;
  kind: SpendingKind;
  gold: number;
  lumber: number;
}

/** Confirmed payments, each at its latest time, and possible payments, each at its earliest. */
export interface Payments {
  least: Payment[];
  most: Payment[];
}

/** Payments of the same price at several times. */
export const payAt = (times: readonly number[], kind: SpendingKind, { gold, lumber }: Price): Payment[] =>
  times.map((ms) => ({ ms, kind, gold, lumber }));

/** Ascending times of things made or paid for: when each was confirmed, and when each was first possible. */
export interface Times {
  least: readonly number[];
  most: readonly number[];
}

/**
 * Sorts two lists of times and keeps confirmed counts below possible ones: a confirmed event was possible by then,
 * whatever the orders say.
 */
export function ordered(least: readonly number[], most: readonly number[]): Times {
  const proven = least.toSorted((a, b) => a - b);
  const possible = most.toSorted((a, b) => a - b);
  for (const [index, ms] of proven.entries()) possible[index] = Math.min(ms, possible[index] ?? Infinity);
  return { least: proven, most: possible };
}
