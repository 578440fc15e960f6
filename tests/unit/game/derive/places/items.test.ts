import { expect, test } from 'vitest';
import type { Game } from '../../../../../src/game/game.ts';
import { itemOrders } from '../../../../../src/game/derive/places/items.ts';
import { readOrderLog } from '../../../../../src/game/derive/places/order-log.ts';
import { log, object, order } from '../../../../support/order-log.ts';

const objects = [object({ forms: [[0, 'Hamg']] }), object({ item: true }), object()];
const roles = ['owned', 'item', 'creep'] as const;
const orders = (...given: Parameters<typeof order>[0][]) => itemOrders(log(objects, given.map(order)), roles);

test('a hero that is sent to an item picks it up, and is told once', () => {
  const to = (ms: number) => ({ ms, at: [5, 6] as const, target: 1, heroes: [0] });
  expect(orders(to(1000), to(9000), to(40_000))).toEqual([
    { ms: 1000, slot: 1, kind: 'pick', hero: 'Hamg', to: null, at: [5, 6] },
    { ms: 40_000, slot: 1, kind: 'pick', hero: 'Hamg', to: null, at: [5, 6] },
  ]);
});

test('an item is put down, handed to a unit or sold to a building; of two heroes it is not known which', () => {
  const objects = [
    object({ forms: [[0, 'Hamg']] }),
    object({ forms: [[0, 'Hmkg']] }),
    object({ forms: [[0, 'ngme']] }),
    object({ map: true }),
  ];
  const roles = ['owned', 'owned', 'fixture', 'creep'] as const;
  const give = (ms: number, target: number | null, heroes = [0]) =>
    order({ ms, kind: 'give', at: [1, 1], target, heroes });
  const given = [
    give(0, null),
    give(20_000, 1),
    give(40_000, 2),
    give(60_000, null, [0, 1]),
    give(80_000, 3),
  ];
  expect(itemOrders(log(objects, given), roles)).toMatchSnapshot();
});

test('an item moved inside the bag points to no place of its hero', () => {
  const columns = {
    ...{ slot: 1, times: [20, 20, 20], x: [1, 0, 0], y: [1, 0, 0], kinds: 'wds', targets: [3, 2, 3] },
    ...{ selected: [1, 1, 1], heroSets: [[], [0]] },
  };
  const named = (place: number, serial: number) => ({ tag: [place, serial], seen: [0, 9000] });
  const hero = (number: number, id: string) => ({
    ...named(number, number + 10),
    ...{ forms: [[0, id]], commands: [[1, 9]] },
  });
  const objects = [hero(1, 'Hamg'), hero(2, 'Hmkg'), named(3, 99)];
  const read = readOrderLog({ players: [], objects, orders: [columns] } as unknown as Game)!;
  expect(read.orders.map(({ kind, at }) => [kind, at])).toMatchSnapshot();
});

test('an enemy hero that is selected, too, takes no orders', () => {
  const columns = {
    ...{
      slot: 1,
      times: [20],
      x: [1],
      y: [1],
      kinds: 's',
      targets: [3],
      selected: [1],
      heroSets: [[], [0, 1]],
    },
  };
  const named = (number: number, slot: number) => ({
    ...{ tag: [number, number], seen: [0, 9000], forms: [[0, 'Hamg']], commands: [[slot, 9]] },
  });
  const players = [1, 2, 3].map((slot) => ({ slot, team: slot === 2 ? 1 : 0 }));
  const heroesOf = (slot: number) => {
    const objects = [named(1, 1), named(2, slot), { tag: [3, 99], seen: [0, 9000] }];
    return readOrderLog({ players, objects, orders: [columns] } as unknown as Game)!.orders[0]!.heroes;
  };
  expect([2, 3].map(heroesOf)).toEqual([[0], [0, 1]]);
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
