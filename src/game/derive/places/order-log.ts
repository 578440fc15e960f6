/** All map orders of a game in order of time, with the objects that they name. */
import type { Game } from '../../game.ts';
import { mapOrders, type OrderKind } from '../../orders.ts';
import { findObject } from '../../objects/table.ts';
import { illusionsIn } from '../births/illusions.ts';
import { pointOf, type Point } from './point.ts';

/** One player's order; quick repeats are merged. */
export interface Order {
  ms: number;
  /** Lobby slot of the player. */
  slot: number;
  /**
   * As recorded, but a right click of a building that can't attack or walk is a rally point, and Ancients harvest
   * trees.
   */
  kind: OrderKind;
  /** Target point. For an order that targets an object, the object's true position at that time. */
  at: Point | null;
  /** Number of the target object. */
  target: number | null;
  /** Numbers of the player's heroes that got the order. */
  heroes: readonly number[];
  /** Number of the object that led the selection; null if unknown. */
  leader: number | null;
}

/** An object that the recording names by tag: a unit, building, mine, tree or item. */
export interface LoggedObject {
  /**
   * Second half of the tag. For objects from the map file, it is determined by the file and the game's start.
   */
  tag: number;
  /** First mention in ms. */
  firstMs: number;
  /** Last mention in ms. */
  lastMs: number;
  /** Forms it showed, each with its first time; empty if it never led a selection. */
  forms: readonly (readonly [ms: number, id: string])[];
  /** Number of orders given while it was selected, by lobby slot, highest first. */
  commands: readonly (readonly [slot: number, orders: number])[];
  /** Whether it comes from the map file: both halves of its tag are equal, and nobody commanded it. */
  map: boolean;
  /** Whether it was named as an item. */
  item: boolean;
  /** Whether it is an illusion of a unit. */
  copy?: true;
}

/** Input for all places. */
export interface OrderLog {
  /** All orders, by time, then by slot. */
  orders: readonly Order[];
  objects: readonly LoggedObject[];
}

/** Towers, ancients and all other buildings that attack. For other buildings, a right click sets a rally point. */
const ARMED: ReadonlySet<string> = new Set(
  'hgtw hctw hatw owtw otrb uzg1 uzg2 unp1 unp2 etol etoa etoe eaom eaoe eaow eden etrp'.split(' '),
);

/** Buildings that can uproot, walk and fight. */
export const ANCIENTS: ReadonlySet<string> = new Set('eaom eaoe eaow etrp eden etol etoa etoe'.split(' '));

/** The type of an object at a time in ms; undefined if it never led a selection. */
export const formAt = ({ forms }: Pick<LoggedObject, 'forms'>, ms: number): string | undefined =>
  (forms.findLast(([since]) => since <= ms) ?? forms[0])?.[1];

/**
 * The kind of an order that an object without heroes got. Of 244 abilities that Ancients used on an object of the map, 221 ate
 * a tree, and none was at a creature: the others entangled a mine.
 */
function kindFor(
  kind: OrderKind,
  leader: LoggedObject,
  ms: number,
  target: LoggedObject | undefined,
): OrderKind {
  const id = formAt(leader, ms);
  if (id === undefined) return kind;
  if (kind === 'ability' && target?.map && ANCIENTS.has(id)) return 'harvest';
  return kind === 'smart' && findObject(id)?.kind === 'building' && !ARMED.has(id) ? 'rally' : kind;
}

/** The map orders of a game; null for a game recorded without them. */
export function readOrderLog(game: Game): OrderLog | null {
  const { players, objects, orders } = game;
  if (!objects || !orders) return null;
  const copies = illusionsIn(game).certain;
  const named = objects.map(
    ({ tag, seen, forms = [], commands = [], map = false, item = false }, number): LoggedObject => ({
      tag: tag[1],
      firstMs: seen[0],
      lastMs: seen[1],
      forms,
      commands,
      map,
      item,
      ...(copies.has(number) && { copy: true }),
    }),
  );
  const teams = new Map(players.map(({ slot, team }) => [slot, team]));
  // Enemy heroes can be selected, too, but take no orders.
  const takesOrders = (hero: number, slot: number): boolean => {
    const [commander] = named[hero]?.commands ?? [];
    return !commander || teams.get(commander[0]) === teams.get(slot);
  };
  const logged: Order[] = [];
  for (const columns of orders)
    for (const { ms, kind, at, target, heroes, leader } of mapOrders(columns)) {
      const first = leader === null || heroes.length > 0 ? undefined : named[leader];
      logged.push({
        ms,
        kind: first ? kindFor(kind, first, ms, target === null ? undefined : named[target]) : kind,
        // An order that moves an item within the inventory points to where the item last was on the ground, which isn't
        // its hero's position.
        at: at && kind !== 'bag' ? pointOf(at) : null,
        target: target !== null && target < named.length ? target : null,
        heroes: heroes.filter((hero) => takesOrders(hero, columns.slot)),
        leader: leader !== null && leader < named.length ? leader : null,
        slot: columns.slot,
      });
    }
  return { objects: named, orders: logged.sort((a, b) => a.ms - b.ms || a.slot - b.slot) };
}

/** The orders within a time range in ms; the list must be sorted by time. */
export function during(orders: readonly Order[], fromMs: number, toMs: number): readonly Order[] {
  return orders.slice(firstAfter(orders, fromMs - 1), firstAfter(orders, toMs));
}

/** Index of the first order after a time in ms; all of them may be a hundred thousand. */
export function firstAfter(orders: readonly Order[], ms: number): number {
  let low = 0;
  let high = orders.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (orders[middle]!.ms <= ms) low = middle + 1;
    else high = middle;
  }
  return low;
}
