import type { Game } from '../../game.ts';
import { mapOrders, type OrderKind } from '../../orders.ts';
import { pointOf, type Point } from './point.ts';

/**
 * What an order is for; `bag` moves an item inside the bag of its hero. Such an order points to where the item lay last, which
 * is no place of the hero's.
 */
type LoggedKind = OrderKind | 'bag';

/** One order of one player, quick repeats of the same taken together. */
export interface Order {
  ms: number;
  /** Lobby slot of who gave it. */
  slot: number;
  kind: LoggedKind;
  /** Where it points to; for an order aimed at an object the true place of the object at that time. */
  at: Point | null;
  /** Number of the object it is aimed at. */
  target: number | null;
  /** Numbers of the own heroes it went to. */
  heroes: readonly number[];
}

/** Something that the recording names by a tag: a unit, a building, a mine, a tree, an item. */
export interface LoggedObject {
  /** When it was first named, in ms. */
  firstMs: number;
  /** What it showed as, from when on; empty for what never led a selection. */
  forms: readonly (readonly [ms: number, id: string])[];
  /** Orders given while it was selected, by lobby slot, most first. */
  commands: readonly (readonly [slot: number, orders: number])[];
  /** Both halves of its tag are equal, and nobody ever commanded it: it stands in the map file. */
  map: boolean;
  /** Named as an item. */
  item: boolean;
}

/** Everything that places are derived from. */
export interface OrderLog {
  /** By time; those of one time by slot. */
  orders: readonly Order[];
  objects: readonly LoggedObject[];
}

/** The orders of a game for its map; null for a game that was recorded without them. */
export function readOrderLog({ objects, orders }: Game): OrderLog | null {
  if (!objects || !orders) return null;
  const named = objects.map(
    ({ seen, forms = [], commands = [], map = false, item = false }): LoggedObject => ({
      firstMs: seen[0],
      forms,
      commands,
      map,
      item,
    }),
  );
  const given: Order[] = [];
  for (const columns of orders)
    for (const { ms, kind, at, target: number, heroes } of mapOrders(columns)) {
      const target = number === null ? undefined : named[number];
      const bag = kind === 'give' && target !== undefined && isBagged(target);
      if (bag) target.item = true;
      given.push({
        ms,
        kind: bag ? 'bag' : kind,
        at: bag ? null : at && pointOf(at),
        target: target ? number : null,
        heroes,
        slot: columns.slot,
      });
    }
  return { objects: named, orders: given.sort((a, b) => a.ms - b.ms || a.slot - b.slot) };
}

/**
 * Whether an order about an item aims at the item itself, which then moves inside the bag. Of 858 such orders of 118
 * recordings all aimed at something that never led a selection; of 1,862 that hand over, sell or put down an item none did.
 */
const isBagged = ({ item, forms, map, commands }: LoggedObject): boolean =>
  item || (forms.length === 0 && !map && commands.length === 0);
