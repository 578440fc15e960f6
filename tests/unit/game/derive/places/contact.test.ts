/** Which right clicks of a worker are attacks. */
import { expect, test } from 'vitest';
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
  expect(firstOf(click(109_000), click(123_000, 'attack'))).toBe(109_000);
  expect(firstOf(click(109_000), click(140_000, 'attack'))).toBe(140_000);
});
