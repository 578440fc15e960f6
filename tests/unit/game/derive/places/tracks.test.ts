import { expect, test } from 'vitest';
import { stateAt, WALK_SPEED } from '../../../../../src/game/derive/places/hero-state.ts';
import { trackHeroes } from '../../../../../src/game/derive/places/tracks.ts';
import type { Order } from '../../../../../src/game/derive/places/order-log.ts';
import type { Point } from '../../../../../src/game/derive/places/point.ts';
import { findPortals } from '../../../../../src/game/derive/places/portals.ts';
import { log, object, order } from '../../../../support/order-log.ts';

const HERO = object({ forms: [[0, 'Hamg']], commands: [[1, 9]] });
const FOE = object({ forms: [[0, 'Obla']], commands: [[2, 9]] });
const HOME: Point = [-5000, 0];

const track = (orders: readonly Order[]) =>
  trackHeroes(log([HERO, FOE], orders), [1, 2], (_, [x]) => (x < -3000 ? HOME : undefined))[0]!;
const sentTo = (ms: number, at: Point) => order({ ms, kind: 'move', at, heroes: [0] });
const seenAt = (ms: number, at: Point) => order({ ms, slot: 2, kind: 'attack', at, target: 0 });

test('a hero walks in a straight line from where it was seen, and stands when it is there', () => {
  const hero = track([seenAt(0, [0, 0]), sentTo(1000, [2900, 0])]);
  expect(stateAt(hero, 1000)).toEqual({ state: 'walking', at: [0, 0], to: [2900, 0] });
  expect(stateAt(hero, 6000)).toEqual({ state: 'walking', at: [5 * WALK_SPEED, 0], to: [2900, 0] });
  expect(stateAt(hero, 20_000)).toEqual({ state: 'standing', at: [2900, 0] });
});

test('a sight corrects the estimate and stays fresh for two seconds', () => {
  const hero = track([sentTo(0, [0, 0]), seenAt(5000, [580, 0])]);
  expect(stateAt(hero, 6000)).toEqual({ state: 'seen', at: [580 - WALK_SPEED, 0] });
  expect(stateAt(hero, 500)).toEqual({ state: 'standing', at: [0, 0] });
});

test('a revive order proves a death; nothing is drawn until the next sign of life', () => {
  const revive = order({ ms: 60_000, kind: 'revive', at: [0, 0], target: 0 });
  const hero = track([seenAt(0, [0, 0]), revive, sentTo(62_000, [900, 0]), sentTo(100_000, [900, 0])]);
  expect(stateAt(hero, 61_000)).toEqual({ state: 'dead' });
  expect(stateAt(hero, 99_000)).toEqual({ state: 'dead' });
  expect(stateAt(hero, 100_000).state).not.toBe('dead');
});

test('a revived hero walks on from its altar, not from where it fell', () => {
  const revive = order({ ms: 60_000, kind: 'revive', at: [4000, 0], target: 0 });
  const orders = [seenAt(0, [4000, 0]), revive, sentTo(100_000, [-4000, 0])];
  const reborn = (altar?: Point) =>
    trackHeroes(
      log([HERO, FOE], orders),
      [1, 2],
      () => undefined,
      () => false,
      () => altar,
    )[0]!;
  expect(stateAt(reborn([-5000, 0]), 100_000)).toEqual({ state: 'walking', at: [-5000, 0], to: [-4000, 0] });
  expect(stateAt(reborn([-5000, 0]), 90_000)).toEqual({ state: 'dead' });
  expect(stateAt(reborn(), 100_000)).toEqual({ state: 'walking', at: [4000, 0], to: [-4000, 0] });
});

test('an item used at home from afar is a portal', () => {
  const portal = order({ ms: 10_000, kind: 'item', at: [-4800, 100], heroes: [0] });
  const hero = track([seenAt(0, [0, 0]), portal]);
  expect(stateAt(hero, 16_000)).toEqual({ state: 'standing', at: HOME });
  expect(findPortals([hero])).toEqual([{ ms: 10_000, slot: 1, heroes: ['Hamg'], from: [0, 0], to: HOME }]);
  const other = { ...track([seenAt(0, [0, 0]), { ...portal, ms: 22_000 }]), id: 'Hpal' };
  expect(findPortals([hero, other]).map(({ heroes }) => heroes)).toEqual([['Hamg', 'Hpal']]);
});

test('a hero that is seen, or lies, where it can’t have walked to from the arrival used no portal', () => {
  const portal = order({ ms: 10_000, kind: 'item', at: [-4800, 100], heroes: [0] });
  const arrives = (sign: Order) => findPortals([track([seenAt(0, [0, 0]), portal, sign])]).length > 0;
  expect(arrives(seenAt(19_000, [0, 0]))).toBe(false);
  expect(arrives(order({ ms: 19_000, kind: 'revive', at: [0, 0], target: 0 }))).toBe(false);
  // It may arrive late, be near its arrival, or have walked for long.
  const late = [seenAt(16_000, [0, 0]), seenAt(19_000, [-3500, 0]), seenAt(50_000, [0, 0])];
  expect(late.map(arrives)).toEqual([true, true, true]);
});

test('of several objects that show the same hero the one most commanded has the track', () => {
  const image = object({ forms: [[0, 'Obla']], commands: [[2, 1]] });
  const tracks = trackHeroes(log([FOE, image], []), [2, 2], () => undefined);
  expect(tracks.map(({ object: number }) => number)).toEqual([0]);
});

test('of equally many commands the first object has the track; one that never led a selection has one as well', () => {
  const alike = object({ forms: [[0, 'Obla']], commands: [[2, 9]] });
  const led = (objects: ReturnType<typeof object>[], owners: (number | null)[]) =>
    trackHeroes(log(objects, []), owners, () => undefined).map(({ slot, object: number }) => [slot, number]);
  expect(led([FOE, alike], [2, 2])).toEqual([[2, 0]]);
  expect(led([object({ forms: [[0, 'Obla']] })], [2])).toEqual([[2, 0]]);
  expect(led([object({ forms: [[0, 'Obla']] }), FOE], [2, 2])).toEqual([[2, 1]]);
  // Heroes without an owner have no tracks.
  expect(led([FOE, alike], [null, 2])).toEqual([[2, 1]]);
  expect(led([HERO, FOE], [2, 1])).toEqual([
    [1, 1],
    [2, 0],
  ]);
});

test('sent to something it stands at arm’s length, and stays where it is when that is nearer', () => {
  const sent = (x: number) =>
    track([
      seenAt(0, [0, 0]),
      order({ ms: 1000, kind: 'attack', at: [x, 0], target: 1, heroes: [0] }),
    ]).steps.at(-1);
  expect(sent(1150)).toMatchObject({ to: [1000, 0] });
  expect(sent(151)!.to![0]).toBeCloseTo(1);
  expect(sent(150)).toMatchObject({ to: [0, 0] });
  expect(sent(0)).toMatchObject({ to: [0, 0] });
});

test('what may be a staff takes its hero along, and nobody else: no portal', () => {
  const own = object({ forms: [[0, 'hfoo']], commands: [[1, 9]] });
  const use = (target: number | null, at: Point) =>
    order({ ms: 10_000, kind: 'item', at, target, heroes: [0] });
  const tracked = (order: Order, bought = true) =>
    trackHeroes(
      log([HERO, FOE, own], [seenAt(0, [0, 0]), order]),
      [1, 2, 1],
      (_, [x]) => (x < -3000 ? HOME : undefined),
      () => bought,
    )[0]!;
  const atHome = tracked(use(2, [-4800, 100]));
  expect([stateAt(atHome, 14_000), findPortals([atHome])]).toEqual([{ state: 'standing', at: HOME }, []]);
  // A scroll needs no target.
  expect(findPortals([tracked(use(null, [-4800, 100]))])).toHaveLength(1);
  const toUnit = use(2, [6000, 0]);
  expect(stateAt(tracked(toUnit), 14_000)).toEqual({ state: 'standing', at: [6000, 0] });
  expect(stateAt(tracked(toUnit, false), 14_000)).toEqual({ state: 'standing', at: [0, 0] });
});

test('a hero near a portal came along if its next order is at the arrival', () => {
  const other = object({ forms: [[0, 'Hpal']], commands: [[1, 9]] });
  const portal = order({ ms: 10_000, kind: 'item', at: [-4800, 100], heroes: [0] });
  const placed = (x: number) => order({ ms: 1000, slot: 2, kind: 'attack', at: [x, 0], target: 1 });
  const next = (x: number) => order({ ms: 20_000, kind: 'attack', at: [x, 0], heroes: [1] });
  const tracks = (from: number, to: number) =>
    trackHeroes(log([HERO, other], [seenAt(0, [0, 0]), placed(from), portal, next(to)]), [1, 1], (_, [x]) =>
      x < -3000 ? HOME : undefined,
    );
  const there = (from: number, to: number) => stateAt(tracks(from, to)[1]!, 16_000);
  expect(there(500, -5200)).toEqual({ state: 'standing', at: HOME });
  expect(there(500, 900)).toEqual({ state: 'standing', at: [500, 0] });
  expect(there(3000, -5200)).toEqual({ state: 'standing', at: [3000, 0] });
  expect(findPortals(tracks(500, -5200)).map(({ heroes }) => heroes)).toEqual([['Hamg']]);
});
