import { describe, expect, test } from 'vitest';
import { mapOrders, type MapOrder } from '../../../../src/game/orders.ts';
import type { Action } from '../../../support/recording-writer/action.ts';
import { command, place, rightClick, selectOne, train } from '../../../support/recording-writer/events.ts';
import type { ScriptEvent } from '../../../support/recording-writer/script.ts';
import { after, ALTAR, ARCHMAGE, bare, by, decodeScript, PEASANT } from '../scripted.ts';

function ordersOf(...timeline: ScriptEvent[]): MapOrder[] {
  const [columns] = decodeScript(bare(timeline)).orders!;
  return mapOrders(columns!);
}

const on = (order: number, target: number, x = 32, y = -48): Action => ({
  kind: 'order-object',
  order,
  target,
  x,
  y,
});

test('orders keep time, kind, place, target and the heroes they were given to', () => {
  expect(
    ordersOf(
      by(1000, PEASANT, rightClick(160, 320), place('halt', 1600, -1600)),
      by(2000, ARCHMAGE, on(0xd000f, 99), { kind: 'order', order: 0xd0004 }),
      after(3010, { kind: 'give-item', order: 0xd0021, x: 16, y: 16, unit: 11, item: 50 }),
    ),
  ).toMatchSnapshot();
});

test.each([
  [0xd0003, 'smart'],
  [0xd000f, 'attack'],
  [0xd0012, 'move'],
  [0xd0016, 'patrol'],
  [0xd0019, 'hold'],
  [0xd000c, 'rally'],
  [0xd0032, 'harvest'],
  [0xd0038, 'repair'],
  [0xd0021, 'give'],
  [0xd0022, 'bag'],
  [0xd0027, 'bag'],
  [0xd0028, 'item'],
  [0xd002d, 'item'],
  [0xd003b, 'revive'],
  [0xd01ee, 'revive'],
  [0xd0059, 'ability'],
  [0xd0244, 'ability'],
  [7, 'other'],
])('order %i is "%s"', (order, kind) => {
  expect(ordersOf(by(1000, ALTAR, on(order, 99))).map((one) => one.kind)).toEqual([kind]);
});

test('what is moved within a bag is an item, and nothing walks for it', () => {
  const game = decodeScript(bare([by(1000, ARCHMAGE, on(0xd0023, 99))]));
  expect(game.objects!.filter(({ item }) => item).map(({ tag }) => tag)).toEqual([[99, 99]]);
  expect(mapOrders(game.orders![0]!)).toMatchObject([{ kind: 'bag', leader: 0 }]);
});

test('orders in fog keep kind and place', () => {
  const outOfSight: Action = { kind: 'order-out-of-sight', order: 0xd0003, remembered: 'otto', x: 32, y: 48 };
  expect(ordersOf(by(1000, ARCHMAGE, outOfSight, { ...outOfSight, order: 'ugol' }))).toMatchObject([
    { kind: 'smart', at: [32, 48], target: null },
    { kind: 'build', at: [32, 48], target: null },
  ]);
});

test('what leads the selection is unknown until the game says so', () => {
  expect(ordersOf(after(1000, rightClick(0, 0)))).toMatchObject([{ leader: null }]);
});

test('training, learning and cancelling are no orders on the map', () => {
  const cancel: Action = { kind: 'order', order: 0xd0008 };
  expect(ordersOf(by(1000, ALTAR, train('Hamg'), cancel), by(2000, ARCHMAGE, train('AHwe')))).toEqual([]);
});

describe('clicks that repeat the order before', () => {
  test('are one order at the later point', () => {
    const orders = ordersOf(
      by(1000, ARCHMAGE, rightClick(0, 0)),
      after(1400, rightClick(96, 0)),
      after(1600, rightClick(96, 0)),
    );
    expect(orders.map(({ ms, at }) => [ms, ...at!])).toEqual([
      [1000, 96, 0],
      [1600, 96, 0],
    ]);
  });

  test('are others when they go far away, to something else, or for somebody else', () => {
    const orders = ordersOf(
      by(1000, ARCHMAGE, rightClick(0, 0), rightClick(160, 0)),
      after(1100, on(0xd0003, 98, 160, 0), on(0xd0003, 99, 160, 0)),
      command(1200, 1, ...selectOne('hpea', 11), on(0xd0003, 99, 160, 0)),
    );
    expect(orders).toHaveLength(5);
  });
});

test('places beyond every map and numbers that are none are brought back', () => {
  const orders = ordersOf(after(1000, rightClick(1e38, -1e38)), after(2000, rightClick(Number.NaN, 5)));
  expect(orders.map(({ at }) => at)).toEqual([
    [32_768, -32_768],
    [0, 0],
  ]);
});
