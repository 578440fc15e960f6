import { expect, test } from 'vitest';
import { groupFights } from '../../../../../src/game/derive/places/fights.ts';
import type { HostileOrder } from '../../../../../src/game/derive/places/hostile-orders.ts';
import { findPlaces } from '../../../../../src/game/derive/places/places.ts';
import type { Game } from '../../../../../src/game/game.ts';
import { log, object, order } from '../../../../support/order-log.ts';

const hostile = (ms: number, x = 0, slot = 1): HostileOrder => ({
  ...order({ ms, slot, kind: 'attack' }),
  at: [x, 0],
  target: 0,
});
const every = (step: number, count: number, from = 0, x = 0): HostileOrder[] =>
  Array.from({ length: count }, (_, index) => hostile(from + index * step, x, 1 + (index % 2)));

test('a worker’s right clicks scout: they are no attack orders, and no part of a fight', () => {
  const objects = ['opeo', 'ogru', 'hfoo'].map((id, index) =>
    object({ forms: [[0, id]], commands: [[index === 2 ? 2 : 1, 9]] }),
  );
  const clicks = (leader: number, from: number) =>
    Array.from({ length: 6 }, (_, index) =>
      order({ ms: from + index * 1000, leader, target: 2, at: [0, 0] }),
    );
  const players = [1, 2].map((slot) => ({ slot, team: slot, kind: 'human', race: null, events: [] }));
  const places = findPlaces(
    { players, leaves: [] } as unknown as Game,
    log(objects, [...clicks(0, 1000), ...clicks(1, 9000)]),
    [],
  );
  expect(places.scouting.map(({ ms }) => ms)).toEqual([1000, 2000, 3000, 4000, 5000, 6000]);
  expect(places.hostile.map(({ leader }) => leader)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(places.fights.map(({ startMs }) => startMs)).toEqual([9000]);
});

test('what the last side attacks after the others left is no fight', () => {
  const objects = [1, 2].map((slot) => object({ forms: [[0, 'hfoo']], commands: [[slot, 9]] }));
  const attacks = Array.from({ length: 12 }, (_, index) =>
    order({ ms: index * 1000, kind: 'attack', leader: 0, target: 1, at: [0, 0] }),
  );
  const end = (...left: [slot: number, ms: number][]) => {
    const players = [1, 2, 3].map((slot) => ({
      slot,
      team: slot % 2,
      kind: 'human',
      race: null,
      events: [],
    }));
    const leaves = left.map(([slot, ms]) => ({ slot, ms }));
    return findPlaces({ players, leaves } as unknown as Game, log(objects, attacks), []).fights[0]?.endMs;
  };
  expect(end([2, 8000], [1, 9000], [3, 9000])).toBe(8000);
  // An ally plays on.
  expect(end([1, 8000])).toBe(11_000);
  expect(end()).toBe(11_000);
});

test('orders near in time and place are one fight, with all of its orders', () => {
  const orders = every(1000, 10);
  expect(groupFights(orders)).toEqual([{ startMs: 0, endMs: 9000, at: [0, 0], spread: 0, orders }]);
});

test('a silence, or a way between, makes two', () => {
  expect(groupFights([...every(1000, 8), ...every(1000, 8, 30_000)])).toHaveLength(2);
  const both = [...every(1000, 8), ...every(1000, 8, 0, 9000)].sort((a, b) => a.ms - b.ms);
  expect(groupFights(both).map(({ at }) => at[0])).toEqual([0, 9000]);
});

test('a few orders are no fight', () => {
  expect(groupFights(every(1000, 5))).toEqual([]);
});

test('a siege is one fight, and two where it moved on', () => {
  const siege = [...every(2000, 40), ...every(2000, 40, 90_000)];
  const spans = (orders: HostileOrder[]) => groupFights(orders).map(({ startMs, endMs }) => [startMs, endMs]);
  expect(spans(siege)).toEqual([[0, 168_000]]);
  expect(spans([...every(2000, 40), ...every(2000, 40, 90_000, 1500)])).toEqual([
    [0, 78_000],
    [90_000, 168_000],
  ]);
});

test('fights at one place that follow each other closely are one', () => {
  const again = (from: number, x = 0) => groupFights([...every(1000, 8), ...every(1000, 8, from, x)]);
  expect(again(26_000)).toHaveLength(1);
  expect(again(26_000)[0]!.orders).toHaveLength(16);
  expect(again(28_000)).toHaveLength(2);
  expect(again(26_000, 1300)).toHaveLength(2);
});

test('few orders that follow a fight at its place are its end; they neither begin a fight nor join two', () => {
  const spans = (...parts: HostileOrder[][]) =>
    groupFights(parts.flat()).map(({ startMs, endMs }) => [startMs, endMs]);
  const fight = every(1000, 8);
  expect(spans(fight, every(1000, 3, 20_000), every(1000, 2, 40_000))).toEqual([[0, 41_000]]);
  expect(spans(fight, every(1000, 3, 20_000, 1300))).toEqual([[0, 7000]]);
  expect(spans(every(1000, 3), every(1000, 8, 20_000))).toEqual([[20_000, 27_000]]);
  expect(spans(fight, every(1000, 3, 20_000), every(1000, 8, 40_000))).toEqual([
    [0, 22_000],
    [40_000, 47_000],
  ]);
});

test('a pause in which both sides stay at the place ends no battle', () => {
  const sides = [{ slots: [1] }, { slots: [2] }];
  const moves = (slot: number, x: number) =>
    Array.from({ length: 6 }, (_, index) =>
      order({ ms: 9000 + index * 3000, slot, kind: 'move', at: [x, 0] }),
    );
  const battle = [...every(1000, 8), ...every(1000, 8, 30_000)];
  const fights = (...orders: ReturnType<typeof moves>[]) =>
    groupFights(battle, { orders: orders.flat().sort((a, b) => a.ms - b.ms), sides }).length;
  expect(fights(moves(1, 900), moves(2, -900))).toBe(1);
  expect(fights(moves(1, 900))).toBe(2);
  expect(fights(moves(1, 900), moves(2, 9000))).toBe(2);
});

test('a chase from one place to another is one fight, a new target or other attackers make two', () => {
  const part = (from: number, x: number, target: number, leader: number) =>
    every(1000, 8, from, x).map((order) => ({ ...order, target, leader }));
  const fights = (from: number, x: number, target: number, leader: number) =>
    groupFights([...part(0, 0, 7, 1), ...part(from, x, target, leader)]).length;
  expect(fights(12_000, 2500, 7, 1)).toBe(1);
  expect(fights(12_000, 2500, 8, 1)).toBe(2);
  expect(fights(12_000, 2500, 7, 2)).toBe(2);
  // Too late, and too far.
  expect(fights(14_000, 2500, 7, 1)).toBe(2);
  expect(fights(12_000, 3500, 7, 1)).toBe(2);
  // The same attackers without a pause: another of the enemies is their target.
  expect(fights(9000, 2500, 8, 1)).toBe(1);
});
