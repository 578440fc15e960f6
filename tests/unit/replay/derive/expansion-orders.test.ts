import { expect, test } from 'vitest';
import { place } from '../../../support/recording-writer/events.ts';
import type { ScenarioRace } from '../../../support/recording-writer/race-objects.ts';
import { factsOf } from '../scripted.ts';
import { move, pick } from './births/scripted-births.ts';

/** When a player ordered expansions who had built around the middle of the map before. */
const expansions = (race: ScenarioRace, worker: string, farm: string, hall: string, x: number, seen = 0) =>
  factsOf(
    [
      pick(10_000, worker, 3, place(farm, 0, 0)),
      pick(20_000, worker, 3, place(farm, 500, 0)),
      pick(60_000, worker, 3, place(hall, x, 0)),
      ...Array.from({ length: seen }, (_, at) => pick(300_000 + at * 1000, hall, 100 + at, move)),
    ],
    race,
  ).expansions.map(({ ms }) => ms);

test('a hall in the own base that was never seen is no expansion', () => {
  expect(expansions('H', 'hpea', 'hhou', 'htow', 1700)).toEqual([]);
  expect(expansions('H', 'hpea', 'hhou', 'htow', 1700, 1)).toEqual([]);
});

test('it is one farther off, or where two halls were seen', () => {
  expect(expansions('H', 'hpea', 'hhou', 'htow', 1900)).toEqual([60_000]);
  expect(expansions('H', 'hpea', 'hhou', 'htow', 1700, 2)).toEqual([60_000]);
});

test('a Tree of Life walks to its mine', () => {
  expect(expansions('E', 'ewsp', 'emow', 'etol', 1000)).toEqual([60_000]);
});
