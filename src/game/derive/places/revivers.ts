/** Who ordered the revival of a hero: its player, or an ally with shared control. */
import { ORDER_REPEAT_MS } from '../../orders.ts';
import type { OrderLog } from './order-log.ts';
import type { Places } from './places.ts';

/** Whether an ally ordered the revival of a player's hero at a time in ms. False if that isn't recorded. */
export function isByAlly(
  { log, places }: { log?: Pick<OrderLog, 'orders'> | undefined; places: Pick<Places, 'heroes'> },
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
