import { expect, test } from 'vitest';
import { itemOrders } from '../../../../../src/game/derive/places/items.ts';
import { log, object, order } from '../../../../support/order-log.ts';

const objects = [object({ forms: [[0, 'Hamg']] }), object({ item: true }), object()];
const roles = ['owned', 'item', 'creep'] as const;
const orders = (...given: Parameters<typeof order>[0][]) => itemOrders(log(objects, given.map(order)), roles);

test('a hero that is sent to an item picks it up, and is told once', () => {
  const to = (ms: number) => ({ ms, at: [5, 6] as const, target: 1, heroes: [0] });
  expect(orders(to(1000), to(9000), to(40_000))).toEqual([
    { ms: 1000, slot: 1, kind: 'pick', hero: 'Hamg', at: [5, 6] },
    { ms: 40_000, slot: 1, kind: 'pick', hero: 'Hamg', at: [5, 6] },
  ]);
});

test('an item that is put down or handed over; of two heroes it is not known which', () => {
  expect(orders({ ms: 0, kind: 'give', at: [1, 1], heroes: [0, 2] })).toEqual([
    { ms: 0, slot: 1, kind: 'give', hero: null, at: [1, 1] },
  ]);
});

test('orders at creeps, without a hero or without a place are none', () => {
  expect(
    orders(
      { ms: 0, at: [1, 1], target: 2, heroes: [0] },
      { ms: 0, at: [1, 1], target: 1 },
      { ms: 0, kind: 'give', heroes: [0] },
      { ms: 0, at: [1, 1], target: 99, heroes: [0] },
    ),
  ).toEqual([]);
});
