/** Which right clicks of a worker are attacks. */
import { expect, test } from 'vitest';
import type { Game } from '../../../../../src/game/game.ts';
import { readOrderLog } from '../../../../../src/game/derive/places/order-log.ts';
import { findPlaces } from '../../../../../src/game/derive/places/places.ts';
import { log, object, order } from '../../../../support/order-log.ts';
import { bare, decodeScript } from '../../scripted.ts';

const GAME = decodeScript(bare([]));
const objects = [
  object({ forms: [[0, 'uaco']], commands: [[1, 9]] }),
  object({ forms: [[0, 'earc']], commands: [[2, 9]] }),
];
const click = (ms: number, kind: 'smart' | 'attack' = 'smart') =>
  order({ ms, kind, leader: 0, target: 1, at: [0, 0] });
const firstOf = (...orders: ReturnType<typeof order>[]) =>
  findPlaces(GAME, log(objects, orders)).hostile.map(({ ms }) => ms)[0];

test('a worker’s right click scouts, unless it is told to attack the same unit soon after', () => {
  expect(firstOf(click(109_000))).toBeUndefined();
  expect(firstOf(click(109_000), click(110_500, 'attack'))).toBe(109_000);
  // An Acolyte dances around an Archer for 14 s before it attacks.
  expect(firstOf(click(109_000), click(123_000, 'attack'))).toBe(123_000);
});

test('a right click sets a rally point if a building got it that neither attacks nor walks', () => {
  const ids = ['hbar', 'hgtw', 'eden', 'hpea'];
  const named = (id: string, number: number) => ({
    ...{ tag: [number, number + 10], seen: [0, 9000], forms: [[0, id]], commands: [[1, 9]] },
  });
  const columns = {
    ...{ slot: 1, times: [20, 20, 20, 20], x: [1], y: [1], kinds: 'ssss', targets: [] },
    ...{ selected: [], heroSets: [[]], leaders: [1, 2, 3, 4] },
  };
  const game = { players: [], objects: ids.map(named), orders: [columns] } as unknown as Game;
  expect(readOrderLog(game)!.orders.map(({ kind }) => kind)).toEqual(['rally', 'smart', 'smart', 'smart']);
  // An attack order of the other side would be a first contact.
  expect(firstOf({ ...click(109_000), kind: 'rally' })).toBeUndefined();
});

test('Ancients harvest what they use an ability on, if it is of the map: they eat trees and entangle mines', () => {
  const columns = {
    ...{ slot: 1, times: [20, 20, 20], x: [1], y: [1], kinds: 'ccc', targets: [3, 3, 2] },
    ...{ selected: [], heroSets: [[]], leaders: [1, 2, 1] },
  };
  const named = (id: string, number: number) => ({
    ...{ tag: [number, number + 10], seen: [0, 9000], forms: [[0, id]], commands: [[1, 9]] },
  });
  const tree = { tag: [7, 7], seen: [0, 9000], map: true };
  const game = { players: [], objects: [...['eaom', 'edry'].map(named), tree], orders: [columns] };
  expect(readOrderLog(game as unknown as Game)!.orders.map(({ kind }) => kind)).toEqual([
    'harvest',
    'ability',
    'ability',
  ]);
});
