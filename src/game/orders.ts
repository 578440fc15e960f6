/**
 * The map orders of a player as columns. The log omits them because they produce nothing. They are in a separate file
 * next to the record, so that lists needn't read them.
 */
import type { PlayerOrders } from './game.ts';

/** Letters for order kinds in the columns. */
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

/** Step of the times of the columns, in ms. */
export const ORDER_STEP_MS = 50;
/** Columns have quick repeats once, at the time of the first, which is at most this much earlier in ms. */
export const ORDER_REPEAT_MS = 1000;
/** Step of the places of the columns, in map units. */
export const ORDER_STEP_UNITS = 16;

/** A map order. */
export interface MapOrder {
  /** Game time in ms. */
  ms: number;
  kind: OrderKind;
  /** Map point, or the target's position. Null for orders without a place. */
  at: [x: number, y: number] | null;
  /** Number of the target in the game's objects. */
  target: number | null;
  /** Numbers of the player's selected heroes in the game's objects. */
  heroes: readonly number[];
  /** Number of the selection's leader in the game's objects; null if unknown. */
  leader: number | null;
}

/** Kinds by letter, in lower and upper case. */
const KIND_OF = new Map(
  Object.entries(ORDER_LETTERS).flatMap(([kind, letter]) =>
    [letter, letter.toUpperCase()].map((either) => [either, kind as OrderKind]),
  ),
);

/** Decodes the columns into orders, in order of time. */
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
  const orders: MapOrder[] = [];
  let steps = 0;
  let column = 0;
  let row = 0;
  for (const [index, step] of times.entries()) {
    steps += step;
    column += x[index] ?? 0;
    row += y[index] ?? 0;
    const letter = kinds.charAt(index);
    const target = targets[index] ?? 0;
    const leader = leaders?.[index] ?? 0;
    orders.push({
      ms: steps * ORDER_STEP_MS,
      kind: KIND_OF.get(letter) ?? 'other',
      at: letter >= 'a' ? [column * ORDER_STEP_UNITS, row * ORDER_STEP_UNITS] : null,
      target: target > 0 ? target - 1 : null,
      heroes: heroSets[selected[index] ?? 0] ?? [],
      leader: leader > 0 ? leader - 1 : null,
    });
  }
  return orders;
}
