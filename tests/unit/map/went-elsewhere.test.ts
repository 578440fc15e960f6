import { expect, test } from 'vitest';
import type { Fight } from '../../../src/game/derive/places/fights.ts';
import type { Order } from '../../../src/game/derive/places/order-log.ts';
import { isCalledOff, wentElsewhere } from '../../../src/map/fights/went-elsewhere.ts';
import { log, object, order } from '../../support/order-log.ts';

const START = 300_000;
const END = 320_000;
const CREEP = 1;

/** Whether unit 0 was elsewhere, from its orders at these distances east of a fight, in seconds since its start. */
const elsewhere = (...given: (readonly [seconds: number, x: number, more?: Partial<Order>])[]) => {
  const orders = given.map(([seconds, x, more]) =>
    order({ ms: START + seconds * 1000, at: [x, 0], leader: 0, ...more }),
  );
  const attacks = orders.filter(({ kind }) => kind === 'attack');
  const fight = { startMs: START, endMs: END, at: [0, 0], spread: 0, orders: attacks } as unknown as Fight;
  const places = { owners: [1, null], roles: ['owned', 'creep'] as const };
  return wentElsewhere({ log: log([object(), object()], orders), places, fight }, 0);
};

test('a unit that was sent away again before a fight isn’t brought to it', () => {
  expect(elsewhere([-40, 2000])).toBe(false);
  expect(elsewhere([-40, 2000], [-30, 6000])).toBe(true);
  expect(elsewhere([-40, 2000], [-30, 6000], [5, 2000])).toBe(false);
  // Who is sent away at its start was there.
  expect(elsewhere([-40, 2000], [5, 6000])).toBe(false);
});

test('a unit that creeps beyond the circle of a fight isn’t brought to it, unless it comes or attacks', () => {
  const creep = { target: CREEP };
  expect(elsewhere([-20, 2000], [5, 2600, creep])).toBe(true);
  expect(elsewhere([-20, 2000], [5, 2300, creep])).toBe(true);
  expect(elsewhere([-20, 2000], [5, 1000, creep])).toBe(false);
  expect(elsewhere([-20, 2000], [5, 2600, creep], [10, 800])).toBe(false);
  expect(elsewhere([-20, 2000], [5, 2600, creep], [10, 2000, { kind: 'attack' }])).toBe(false);
  // Another unit of the player attacks the creature beside it.
  expect(elsewhere([-20, 2000], [5, 2300], [6, 2600, { ...creep, leader: null }])).toBe(true);
});

test('units that are called off at once have attacked nothing, and queued attacks call nobody off', () => {
  const attack = order({ ms: START, slot: 1, at: [0, 0], target: 0, leader: 3 });
  const isOff = (more: Partial<Order>) =>
    isCalledOff(
      {
        log: log([], [attack, order({ ms: START + 300, slot: 1, at: [500, 0], leader: 3, ...more })]),
        places: { owners: [2, 2, 1] },
      },
      attack,
    );
  expect([isOff({}), isOff({ target: 2 })]).toEqual([true, true]);
  expect(isOff({ target: 1 })).toBe(false);
  expect(isOff({ leader: 4 })).toBe(false);
  expect(isOff({ ms: START + 1500 })).toBe(false);
});
