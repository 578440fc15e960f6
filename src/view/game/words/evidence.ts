/** Texts about the evidence for how many units or buildings were made. */
import { counted } from '../../../game/counted.ts';
import { listed } from '../../words.ts';

export const EVIDENCE_WORDS = {
  noObject: 'No object confirms that one was made.',
  needed: (least: number): string => `At least ${least}: units that need it are confirmed.`,
  /**
   * How many objects were seen, how many of unknown type can only be this type, and how many are known only from
   * orders.
   */
  least: (least: number, seen: number, deduced: number, fromOrders: number): string => {
    const reasons = [
      seen > 0 ? `${seen} seen` : '',
      deduced > 0 ? `${deduced} of unknown type that can be nothing else` : '',
      fromOrders > 0 ? `${fromOrders} known only from orders` : '',
    ];
    return `At least ${least}: ${listed(reasons.filter(Boolean))}.`;
  },
  contradicted:
    'The replay confirms more than the orders allow, so we misread one or the other. The maximum is the confirmed number.',
  heroOnce:
    'Each hero is trained once, so the other orders were repeated. Revivals are listed with the heroes.',
  orders: (orders: number): string => counted(orders, 'order'),
  /** If orders went to several buildings at once. */
  severalBuildings: (orders: number, units: number): string =>
    `${counted(orders, 'order')} for ${units} units, because ${orders === 1 ? 'it' : 'some'} went to several buildings`,
  /** `orders` is one of the two texts above; `losses` are the orders that produced nothing. */
  most: (most: number, orders: string, losses: readonly string[]): string =>
    `At most ${most}: ${orders}${losses.length > 0 ? ` (${listed(losses)})` : ''}.`,
  /** Orders that went to the same buildings. `makers` are their numbers, such as "#45"; there may be none. */
  ordersTo: (maker: string, makers: readonly string[], times: readonly string[]): string =>
    `Orders to ${maker} ${listed(makers)}: ${times.join(', ')}.`,
  ordersOnly: (times: readonly string[]): string => `Orders: ${times.join(', ')}.`,
  /** A time with the number of orders in the same second. */
  repeated: (time: string, orders: number): string => (orders > 1 ? `${time} (×${orders})` : time),
  /** Events of an object, listed by time. */
  object: {
    /** `maker` is the number of the building, or null if unknown. */
    ordered: (time: string, maker: string | number | null): string =>
      `ordered at ${time}${maker === null ? '' : ` from #${maker}`}`,
    begun: (time: string): string => `begun at ${time}`,
    appeared: (time: string): string => `appeared at ${time}`,
    finished: (time: string): string => `finished at ${time}`,
    upgraded: (name: string, time: string): string => `upgraded to ${name} at ${time}`,
    firstSeen: (time: string): string => `first seen at ${time}`,
    typeUnknown: 'type unknown',
  },
};
