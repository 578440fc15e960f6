import { expect, test } from 'vitest';
import { raceTrack, type Racer } from '../../../../../src/app/compare/race/race-track.ts';
import { sceneOf } from '../../../../../src/map/scene/scene.ts';
import type { GameTrack } from '../../../../../src/map/story/track.ts';

const side = (orders: [number, number][], spent: [number, number][]) => ({
  tiers: [],
  supply: [],
  spent,
  lost: [],
  orders,
  born: [],
});

/** A game of slots 3 and 4, in which each has a hero, a building and a camp. */
const TRACK: GameTrack = {
  heroes: [3, 4].map((slot) => ({ slot, id: `H${slot}`, times: [20], kinds: 'n', x: [slot], y: [0] })),
  units: [],
  portals: [{ slot: 4, ms: 9000, at: [0, 0] }],
  levels: [{ slot: 3, id: 'H3', sure: [5000], possible: [4000] }],
  sides: {
    minutes: [60, 120],
    names: [['Footman', 'u']],
    sides: [side([[70, 0]], [[100, 100], [200, 200]]), side([[80, 0]], [[110, 110], [210, 210]])], // prettier-ignore
  },
  ending: 'Somebody won.',
  fights: [{ ms: 1000, lastsMs: 100, at: [0, 0], spread: 1, orders: [1, 1], ledger: {} as never }],
  buildings: [
    [3, 40, 1, 1, 0, 30],
    [4, 20, 2, 2, 0, 30],
    [3, 40, 3, 3, 1, 30],
  ],
  camps: [3, 4].map((slot) => ({ slot, ms: slot * 1000, lastsMs: 500, at: [slot * 100, 0] })),
};
const racer = (slot: number, number: number): Racer => ({
  track: TRACK,
  slot,
  side: number,
  start: [160, 320],
});

test('of each game only the chosen player races, as the first and the second', () => {
  const race = raceTrack([racer(4, 1), racer(3, 0)]);
  expect(race.heroes.map(({ slot, id }) => [slot, id])).toMatchSnapshot();
  expect(race.camps.map(({ slot, ms }) => [slot, ms])).toMatchSnapshot();
  expect(race.portals).toEqual([{ slot: 1, ms: 9000, at: [0, 0] }]);
  expect(race.levels[0]!.slot).toBe(2);
  expect(race).toMatchObject({ fights: [], ending: null });
});

test('buildings keep their times, and both begin with a hall', () => {
  const { buildings } = sceneOf(raceTrack([racer(4, 1), racer(3, 0)]))(5000);
  expect(buildings.map(({ slot, at, hall }) => [slot, ...at, hall])).toMatchSnapshot();
  expect(sceneOf(raceTrack([racer(4, 1), racer(3, 0)]))(2500).buildings).toHaveLength(3);
});
