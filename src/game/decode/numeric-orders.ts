import type { OrderKind } from '../orders.ts';

/** Numeric order of the Cancel button, which stops training, research or an upgrade. */
export const CANCEL_ORDER = 0xd0008;
/** Numeric order of an Acolyte's ability that takes an Undead building off the map. */
export const UNSUMMON_ORDER = 0xd00f2;
/**
 * Numeric orders to revive the first, second or third dead hero, at an altar or a tavern. In 119 recordings, all 1,080
 * such orders target a hero.
 */
const REVIVE_ORDERS: ReadonlySet<number> = new Set([0xd003b, 0xd003c, 0xd003d, 0xd01ee, 0xd01ef, 0xd01f0]);

/**
 * Kinds of numeric orders, named as in the game's scripting (`OrderId2String`): right clicks, common unit buttons and
 * inventory actions. All other numbers are ability orders.
 */
const KINDS = new Map<number, OrderKind>([
  [0xd0003, 'smart'],
  [0xd0004, 'stop'],
  [0xd000c, 'rally'],
  [0xd000d, 'smart'],
  [0xd000f, 'attack'],
  [0xd0010, 'attack'],
  [0xd0011, 'attack'],
  [0xd0012, 'move'],
  [0xd0016, 'patrol'],
  [0xd0019, 'hold'],
  [0xd0021, 'give'],
  [0xd0031, 'harvest'],
  [0xd0032, 'harvest'],
  [0xd0034, 'harvest'],
  [0xd0038, 'repair'],
]);
/** Orders that move an item to one of the six places of the bag. */
const FIRST_SLOT_MOVE = 0xd0022;
/** Orders that use the item at one of these places. */
const FIRST_SLOT = 0xd0028;
/** The order after those. */
const BEHIND_SLOTS = 0xd002e;
/** The first numeric order; orders outside of these two bounds are ids of four letters. */
const FIRST_NUMBER = 0xd0000;
/** The last possible numeric order. */
const LAST_NUMBER = 0xdffff;

/** Order kinds as an array, indexed from the first number, because every click looks one up. */
const BY_PLACE = Array.from({ length: 0x200 }, (_, place) => kindOf(FIRST_NUMBER + place));

/** The kind of a numeric order. */
export const numericKind = (order: number): OrderKind => BY_PLACE[order - FIRST_NUMBER] ?? kindOf(order);

function kindOf(order: number): OrderKind {
  const kind = KINDS.get(order);
  if (kind) return kind;
  if (REVIVE_ORDERS.has(order)) return 'revive';
  if (order >= FIRST_SLOT_MOVE && order < FIRST_SLOT) return 'bag';
  if (order >= FIRST_SLOT && order < BEHIND_SLOTS) return 'item';
  return order >= FIRST_NUMBER && order <= LAST_NUMBER ? 'ability' : 'other';
}
