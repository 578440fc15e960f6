import type { Game } from '../../game.ts';
import { mapOrders, type OrderKind } from '../../orders.ts';
import { pointOf, type Point } from './point.ts';

/** One order of one player, quick repeats of the same taken together. */
export interface Order {
  ms: number;
  /** Lobby slot of who gave it. */
  slot: number;
  kind: OrderKind;
  /** Where it points to; for an order aimed at an object the true place of the object at that time. */
  at: Point | null;
  /** Number of the object it is aimed at. */
  target: number | null;
  /** Numbers of the own heroes it went to. */
  heroes: readonly number[];
  /** Number of the object that led the selection; null where that is unknown. */
  leader: number | null;
}

/** Something that the recording names by a tag: a unit, a building, a mine, a tree, an item. */
export interface LoggedObject {
  /** The second half of its tag, which the map file and the game's start decide for everything of the map file. */
  tag: number;
  /** When it was first named, in ms. */
  firstMs: number;
  /** When it was last named, in ms. */
  lastMs: number;
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
    ({ tag, seen, forms = [], commands = [], map = false, item = false }): LoggedObject => ({
      tag: tag[1],
      firstMs: seen[0],
      lastMs: seen[1],
      forms,
      commands,
      map,
      item,
    }),
  );
  const logged: Order[] = [];
  for (const columns of orders)
    for (const { ms, kind, at, target, heroes, leader } of mapOrders(columns))
      logged.push({
        ms,
        kind,
        // An item moved in the bag points to where it lay last, which is no place of its hero.
        at: at && kind !== 'bag' ? pointOf(at) : null,
        target: target !== null && target < named.length ? target : null,
        heroes,
        leader: leader !== null && leader < named.length ? leader : null,
        slot: columns.slot,
      });
  return { objects: named, orders: logged.sort((a, b) => a.ms - b.ms || a.slot - b.slot) };
}
