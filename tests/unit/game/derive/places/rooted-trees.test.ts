/** Trees of Life that were planted away from a mine. */
import { expect, test } from 'vitest';
import { entangledMines, rootTrees } from '../../../../../src/game/derive/places/rooted-trees.ts';
import { log, object, order } from '../../../../support/order-log.ts';

const NATURAL = [3000, 0] as const;
const MINES = [[-4000, 0], NATURAL] as const;
const START = { slot: 1, ms: 0, id: 'etol', at: [-4600, 0] as const };
const planted = (ms: number, x: number) => ({ slot: 1, ms, id: 'etol', at: [x, 0] as const });
const tree = (firstMs: number, lastMs = 900_000) =>
  object({ forms: [[firstMs, 'etol']], firstMs, lastMs, commands: [[1, 3]] });
const sent = (ms: number, leader: number, at: readonly [number, number] = NATURAL) =>
  order({ ms, leader, at });

const rooted = (
  halls: Parameters<typeof rootTrees>[0],
  objects: ReturnType<typeof tree>[],
  ...orders: ReturnType<typeof order>[]
) =>
  rootTrees(
    [START, ...halls],
    log(objects, orders),
    objects.map(() => 1),
    MINES,
  ).map((hall) => hall.rooted);

test('a tree takes root at the mine to which it is sent, once it was built and could walk there', () => {
  const orders = [sent(200_000, 0, [1000, 0]), sent(250_000, 0), sent(260_000, 0), sent(300_000, 0, [0, 0])];
  // Built at 220 s, it walks to (1000, 0), stands there, and walks 1,500 units at 40 a second from 250 s on.
  expect(rooted([planted(100_000, 500)], [tree(180_000)], ...orders)).toEqual([
    undefined,
    { ms: 287_500, at: NATURAL },
  ]);
});

test('a tree that is sent elsewhere on its way loses that time', () => {
  const orders = [sent(250_000, 0), sent(270_000, 0, [500, 0]), sent(400_000, 0)];
  expect(rooted([planted(100_000, 500)], [tree(180_000)], ...orders)[1]).toEqual({
    ms: 450_000,
    at: NATURAL,
  });
});

test('a tree that was seen on its way walks on from there', () => {
  const seen = order({ ms: 280_000, slot: 2, target: 0, at: [500, 0] });
  const orders = [sent(250_000, 0), seen, order({ ms: 500_000, slot: 2, target: 0, at: NATURAL })];
  expect(rooted([planted(100_000, 500)], [tree(180_000)], ...orders)[1]).toEqual({
    ms: 330_000,
    at: NATURAL,
  });
});

test('a later tree takes the mine of one that is never named again', () => {
  const halls = [planted(100_000, 500), planted(400_000, 500)];
  const second = (lastMs: number) =>
    rooted(halls, [tree(180_000, lastMs), tree(480_000)], sent(250_000, 0), sent(600_000, 1))[2]?.ms;
  expect([second(400_000), second(700_000)]).toEqual([650_000, undefined]);
});

test('an order to take root there, later than it could walk, says when; a right click doesn’t', () => {
  const told = (kind: 'ability' | 'smart') =>
    rooted(
      [planted(100_000, 500)],
      [tree(180_000)],
      sent(250_000, 0),
      order({ ms: 330_000, kind, leader: 0, at: [2500, 0] }),
    )[1]?.ms;
  expect([told('ability'), told('smart')]).toEqual([330_000, 300_000]);
});

test('a tree that was last named before it could walk to the mine stays where it was planted', () => {
  const namedUntil = (ms: number) =>
    rooted([planted(100_000, 500)], [tree(180_000, ms)], sent(250_000, 0))[1];
  expect([namedUntil(299_000), namedUntil(300_000)]).toEqual([undefined, { ms: 300_000, at: NATURAL }]);
});

test('a tree next to a mine stays, as do a cancelled one and one that was never sent', () => {
  expect(rooted([planted(100_000, 2400)], [tree(180_000)], sent(250_000, 0))[1]).toBeUndefined();
  expect(
    rooted([{ ...planted(100_000, 500), cancelled: true }], [tree(180_000)], sent(250_000, 0))[1],
  ).toBeUndefined();
  expect(rooted([planted(100_000, 500)], [tree(180_000)])[1]).toBeUndefined();
});

test('neither an older tree nor a mine that is taken tells where it went', () => {
  expect(rooted([planted(100_000, 500)], [tree(0)], sent(250_000, 0))[1]).toBeUndefined();
  const taken = [planted(90_000, 2400), planted(100_000, 500)];
  expect(rooted(taken, [tree(180_000)], sent(250_000, 0))[2]).toBeUndefined();
  expect(rooted([planted(100_000, 500)], [tree(180_000)], sent(250_000, 0, [-4000, 0]))[1]).toBeUndefined();
});

test('an entangled mine tells it as well', () => {
  const mine = object({ forms: [[300_000, 'egol']], firstMs: 300_000, lastMs: 310_000 });
  const gather = order({ ms: 310_000, target: 0, at: NATURAL });
  expect(rooted([planted(100_000, 500)], [mine], gather)[1]).toEqual({ ms: 310_000, at: NATURAL });
});

test('a mine that an older tree entangled says nothing about a later one', () => {
  const objects = [tree(0), object({ forms: [[300_000, 'egol']], firstMs: 300_000 })];
  const gather = order({ ms: 310_000, target: 1, at: NATURAL });
  expect(rooted([planted(100_000, 500)], objects, sent(290_000, 0), gather)[1]).toBeUndefined();
});

test('a mine is entangled by the first order that targets it, and no tree was there before one was sent', () => {
  const entangled = object({ forms: [[0, 'egol']], firstMs: 400_000, commands: [[1, 1]] });
  const at = (...orders: ReturnType<typeof order>[]) =>
    entangledMines(1, log([tree(0), entangled], orders), [1, 1], MINES);
  const mined = order({ ms: 400_000, target: 1, at: NATURAL });
  expect(at(sent(300_000, 0, [2500, 0]), mined)).toEqual([
    { mine: NATURAL, fromMs: 300_000, sureMs: 400_000 },
  ]);
  expect(at(mined)).toEqual([{ mine: NATURAL, fromMs: 400_000, sureMs: 400_000 }]);
  expect(at(sent(300_000, 0))).toEqual([]);
});

test('the first tree that leaves its base takes root at the mine that it entangles, after it was sent there', () => {
  const mine = (firstMs: number) =>
    object({ forms: [[firstMs, 'egol']], firstMs, lastMs: 900_000, commands: [[1, 1]] });
  const entangled = (ms: number) => order({ ms, leader: null, target: 1, at: NATURAL });
  const first = (firstMs: number, egolMs: number, ...orders: ReturnType<typeof order>[]) =>
    rooted(
      [planted(100_000, 3100)].slice(0, orders.length > 2 ? 1 : 0),
      [tree(firstMs), mine(egolMs)],
      ...orders,
    )[0];
  const walk = sent(400_000, 0);
  // 7,600 units at 40 a second, of which it needn't walk the last 500.
  expect(first(1000, 700_000, walk, entangled(700_000))).toEqual({ ms: 577_500, at: NATURAL });
  expect(first(1000, 700_000, walk)).toBeUndefined();
  // A mine that another tree entangled before, or a hall of the player has, isn't its own.
  expect(first(1000, 300_000, walk, entangled(700_000))).toBeUndefined();
  expect(first(1000, 700_000, walk, entangled(700_000), entangled(800_000))).toBeUndefined();
  // The mine of the base is no other mine.
  expect(first(1000, 700_000, sent(5000, 0, [-4000, 0]), sent(6000, 0, [-4000, 0]))).toBeUndefined();
});
