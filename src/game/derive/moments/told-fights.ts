import type { Fight } from '../places/fights.ts';
import { middle, type Point } from '../places/point.ts';

/** Fights at one named place are merged into one row if each follows the previous one within this time. */
const SAME_MS = 20_000;

/** A fight as shown in a row: parts of a long fight at one place are merged. */
export interface ToldFight {
  startMs: number;
  endMs: number;
  at: Point;
  place: string;
  /** Attack orders by side. */
  orders: number[];
  parts: readonly Fight[];
}

/** Names each fight's place and merges the parts of long fights. */
export function tellFights(
  fights: readonly Fight[],
  sides: readonly { slots: readonly number[] }[],
  placeOf: (at: Point, ms: number) => string,
): ToldFight[] {
  const rows: (Omit<ToldFight, 'parts'> & { parts: Fight[] })[] = [];
  for (const fight of fights) {
    const place = placeOf(fight.at, fight.startMs);
    const orders = sides.map(({ slots }) => fight.orders.filter(({ slot }) => slots.includes(slot)).length);
    const before = rows.findLast((row) => row.place === place && fight.startMs - row.endMs <= SAME_MS);
    if (before && place !== 'on open ground') {
      before.parts.push(fight);
      before.endMs = Math.max(before.endMs, fight.endMs);
      before.orders = before.orders.map((count, side) => count + orders[side]!);
      before.at = middle(before.parts.flatMap(({ orders }) => orders));
    } else
      rows.push({ startMs: fight.startMs, endMs: fight.endMs, at: fight.at, place, orders, parts: [fight] });
  }
  return rows;
}
