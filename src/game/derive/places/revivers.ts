/** Who ordered the revival of a hero, its player or an ally with shared control, and where it is reborn. */
import { ORDER_REPEAT_MS } from '../../orders.ts';
import { findObject } from '../../objects/table.ts';
import { ALTARS } from '../placement.ts';
import type { HeroTrack } from './hero-state.ts';
import type { PlacedBuilding } from './near-enemy.ts';
import { formAt, type Order, type OrderLog } from './order-log.ts';
import type { Point } from './point.ts';

/** Whether an ally ordered the revival of a player's hero at a time in ms. False if that isn't recorded. */
export function isByAlly(
  { log, places }: { log?: Pick<OrderLog, 'orders'> | undefined; places: { heroes: readonly HeroTrack[] } },
  slot: number,
  id: string,
  ms: number,
): boolean {
  if (!log) return false;
  const hero = places.heroes.find((track) => track.slot === slot && track.id === id);
  const order = log.orders.findLast(
    ({ kind, target, ms: orderedMs }) =>
      kind === 'revive' && target === hero?.object && orderedMs <= ms && ms - orderedMs < ORDER_REPEAT_MS,
  );
  return hero !== undefined && order !== undefined && order.slot !== slot;
}

/**
 * Where a hero is reborn: at the altar or tavern that got the order, as far as its place is known, otherwise at the altar of
 * the player that was placed last before.
 */
export function altarOf(
  { ms, slot, leader }: Order,
  { objects }: OrderLog,
  placed: readonly PlacedBuilding[],
  points: ReadonlyMap<number, readonly Point[]>,
): Point | undefined {
  const id = leader === null ? undefined : formAt(objects[leader]!, ms);
  const [seen] = (leader === null ? undefined : points.get(leader)) ?? [];
  if (seen && id && findObject(id)?.kind === 'building') return seen;
  if (id && !ALTARS.has(id)) return undefined;
  return placed.findLast((one) => one.slot === slot && one.ms < ms && !one.cancelled && ALTARS.has(one.id))
    ?.at;
}
