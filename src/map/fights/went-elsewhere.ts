/** Who passes the place of a fight, or creeps near it, takes no part in it. */
import type { Fight } from '../../game/derive/places/fights.ts';
import { during, type Order, type OrderLog } from '../../game/derive/places/order-log.ts';
import type { Places } from '../../game/derive/places/places.ts';
import { distance } from '../../game/derive/places/point.ts';
import { AFTER_MS, FIGHT_REACH } from './fight-deaths.ts';

/** Units commanded this long before a fight belong to it. */
export const APPROACH_MS = 60_000;
/** An attack order whose units get another order within this time was a slip … */
const SLIP_MS = 1000;

/** Whether those who got a right click on an enemy were called off, to no other enemy, before they could strike. */
export const isCalledOff = (
  { log, places: { owners } }: { log: Pick<OrderLog, 'orders'>; places: Pick<Places, 'owners'> },
  attack: Order,
): boolean =>
  attack.kind === 'smart' &&
  during(log.orders, attack.ms + 1, attack.ms + SLIP_MS).some(
    ({ slot, kind, target, at, leader, heroes }) =>
      slot === attack.slot &&
      at !== null &&
      // … but attacks on several targets may be queued.
      kind !== 'attack' &&
      (target === null || (owners[target] ?? slot) === slot) &&
      leader === attack.leader &&
      heroes.join() === attack.heroes.join(),
  );

/** Orders from this long before its first attack order on are part of a fight. */
const BEGUN_MS = 10_000;
/** Who creeps farther from the centre of a fight than this, in map units, takes no part in it. */
const CIRCLE = 1500;
/** Units sent this near to where their player attacks creeps are creeping. */
const CAMP_REACH = 700;
/** Orders that take nobody anywhere: casts and items may reach far, and a stop has no place. */
const STAYS: ReadonlySet<Order['kind']> = new Set(['item', 'rally', 'revive', 'build', 'bag']);

/**
 * Whether a unit or hero with orders in reach was elsewhere: it has none in reach during the fight, and its last one before
 * is out of reach; or it creeps beyond the fight's circle at that time, and neither attacks nor is sent into the circle.
 */
export function wentElsewhere(
  { log, places, fight }: { log: OrderLog; places: Pick<Places, 'owners' | 'roles'>; fight: Fight },
  number: number,
): boolean {
  const { startMs, endMs } = fight;
  const isOf = ({ leader, heroes }: Order) => leader === number || heroes.includes(number);
  if (fight.orders.some((order) => order.target === number || isOf(order))) return false;
  const isIn = ({ at }: Order, reach: number) => distance(at!, fight.at) <= reach;
  const orders = during(log.orders, startMs - APPROACH_MS, endMs + AFTER_MS).filter(
    ({ at, kind }) => at !== null && !STAYS.has(kind),
  );
  const own = orders.filter(isOf);
  const since = (ms: number) => own.filter((order) => order.ms >= ms && order.ms <= endMs);
  const isCreeping = orders.some(
    (order) =>
      order.ms >= startMs &&
      order.slot === places.owners[number] &&
      places.roles?.[order.target ?? -1] === 'creep' &&
      !isIn(order, CIRCLE) &&
      own.some(({ ms, at }) => ms >= startMs && distance(at!, order.at!) <= CAMP_REACH),
  );
  if (isCreeping) return !since(startMs).some((order) => isIn(order, CIRCLE));
  const begunMs = startMs - BEGUN_MS;
  const last = own.findLast(({ ms }) => ms < begunMs);
  return !since(begunMs).some((order) => isIn(order, FIGHT_REACH)) && !(last && isIn(last, FIGHT_REACH));
}
