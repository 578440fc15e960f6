import type { PlayerOrders } from './game.ts';

/**
 * The orders of a player as columns, for the map of a game: what the log leaves out, because nothing is produced by
 * it. A file of its own beside the record, so that lists need not read it.
 */

/** The letters that stand for kinds of order in the columns. */
export const ORDER_LETTERS = {
  smart: 's',
  attack: 'a',
  move: 'm',
  patrol: 'p',
  hold: 'h',
  stop: 'x',
  harvest: 'g',
  repair: 'r',
  rally: 'f',
  ability: 'c',
  item: 'i',
  give: 'd',
  bag: 'w',
  build: 'b',
  revive: 'v',
  other: 'o',
} as const;
export type OrderKind = keyof typeof ORDER_LETTERS;

/** Steps of the columns: time in ms, places in map units. */
export const ORDER_STEP_MS = 50;
export const ORDER_STEP_UNITS = 16;

/** One order, as the map needs it. */
export interface MapOrder {
  /** Game time in ms. */
  ms: number;
  kind: OrderKind;
  /** Map point; that of the target where there is one. Null for orders without any. */
  at: [x: number, y: number] | null;
  /** Number of the target in the game's objects. */
  target: number | null;
  /** Numbers in the game's objects of the own heroes that were selected. */
  heroes: readonly number[];
  /** Number in the game's objects of what led the selection; null where that is unknown. */
  leader: number | null;
}

/** Kinds by their letter, small and capital. */
const KIND_OF = new Map(
  Object.entries(ORDER_LETTERS).flatMap(([kind, letter]) =>
    [letter, letter.toUpperCase()].map((either) => [either, kind as OrderKind]),
  ),
);

/** The orders behind the columns, in the order in which they were given. */
export function mapOrders({
  times,
  x,
  y,
  kinds,
  targets,
  selected,
  heroSets,
  leaders,
}: PlayerOrders): MapOrder[] {
  let [time, left, top] = [0, 0, 0];
  return times.map((step, index) => {
    time += step;
    left += x[index] ?? 0;
    top += y[index] ?? 0;
    const letter = kinds.charAt(index);
    const target = targets[index] ?? 0;
    const leader = leaders?.[index] ?? 0;
    return {
      ms: time * ORDER_STEP_MS,
      kind: KIND_OF.get(letter) ?? 'other',
      at: letter >= 'a' ? [left * ORDER_STEP_UNITS, top * ORDER_STEP_UNITS] : null,
      target: target > 0 ? target - 1 : null,
      heroes: heroSets[selected[index] ?? 0] ?? [],
      leader: leader > 0 ? leader - 1 : null,
    };
  });
}
