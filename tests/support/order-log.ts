/** Order logs for tests; anything that a test doesn't specify is absent. */
import type { LoggedObject, Order, OrderLog } from '../../src/game/derive/places/order-log.ts';

export const order = (given: Partial<Order> & { ms: number }): Order => ({
  slot: 1,
  kind: 'smart',
  at: null,
  target: null,
  heroes: [],
  leader: null,
  ...given,
});

export const object = (given: Partial<LoggedObject> = {}): LoggedObject => ({
  tag: 0,
  firstMs: 0,
  lastMs: 0,
  forms: [],
  commands: [],
  map: false,
  item: false,
  ...given,
});

export const log = (objects: readonly LoggedObject[], orders: readonly Order[]): OrderLog => ({
  objects,
  orders,
});
