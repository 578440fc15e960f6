import type { OrderKind } from '../orders.ts';

/** Numeric order of the button that stops what a building trains, researches or becomes. */
export const CANCEL_ORDER = 0xd0008;
/**
 * Numeric orders that bring back the first, second and third dead hero, at an altar and at a tavern. Their
 * target was a hero in all of 1,080 such orders of 119 recordings.
 */
const REVIVE_ORDERS: ReadonlySet<number> = new Set([0xd003b, 0xd003c, 0xd003d, 0xd01ee, 0xd01ef, 0xd01f0]);

/**
 * What the numeric orders of the game mean, as its own scripting names them (`OrderId2String`): what is right-clicked,
 * given by a button that many units have, or done with the bag. The rest are orders of abilities.
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
const FIRST_SLOT_MOVE = 0xd0022;
const FIRST_SLOT = 0xd0028;
const BEHIND_SLOTS = 0xd002e;
const FIRST_NUMBER = 0xd0000;
const LAST_NUMBER = 0xdffff;

/** Kinds of all numeric orders by their distance from the first; asked for every click. */
const BY_PLACE = Array.from({ length: 0x200 }, (_, place) => kindOf(FIRST_NUMBER + place));

/** What kind of order a numeric order is. */
export const numericKind = (order: number): OrderKind => BY_PLACE[order - FIRST_NUMBER] ?? kindOf(order);

function kindOf(order: number): OrderKind {
  const kind = KINDS.get(order);
  if (kind) return kind;
  if (REVIVE_ORDERS.has(order)) return 'revive';
  if (order >= FIRST_SLOT_MOVE && order < FIRST_SLOT) return 'bag';
  if (order >= FIRST_SLOT && order < BEHIND_SLOTS) return 'item';
  return order >= FIRST_NUMBER && order <= LAST_NUMBER ? 'ability' : 'other';
}
