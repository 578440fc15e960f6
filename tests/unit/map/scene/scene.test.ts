import { expect, test } from 'vitest';
import { encodeTrack, type GameTrack } from '../../../../src/map/story/track.ts';
import { momentOf } from '../../../../src/app/shell/clock-text.ts';
import { sceneOf } from '../../../../src/map/scene/scene.ts';

const TRACK: GameTrack = {
  heroes: [
    encodeTrack({
      slot: 1,
      id: 'Hamg',
      object: 3,
      steps: [
        { ms: 60_000, at: [0, 0], to: null, seen: true },
        { ms: 70_000, at: [0, 0], to: [2960, 0], seen: false },
        { ms: 100_000, at: [2960, 0], to: null, seen: false, dead: true },
      ],
    }),
  ],
  fights: [{ ms: 100_000, lastsMs: 20_000, at: [500, 500], spread: 300, orders: [12, 30] }],
  buildings: [
    [1, 200, 10, 20, 0, 4],
    [2, 100, -10, 0, 1, 0],
  ],
  camps: [{ slot: 2, ms: 50_000, lastsMs: 5000, at: [1, 2] }],
  ...{ units: [], portals: [], levels: [], sides: null, ending: null },
};
const sceneAt = sceneOf(TRACK);
const hero = (ms: number) => sceneAt(ms).heroes[0]!.state;

test('a hero is nowhere before it was seen, stands, walks at its pace, and is down where it died', () => {
  expect(hero(59_999)).toEqual({ state: 'unknown' });
  expect(hero(60_000)).toEqual({ state: 'seen', at: [0, 0] });
  expect(hero(65_000)).toEqual({ state: 'standing', at: [0, 0] });
  expect(hero(75_000)).toMatchObject({ state: 'walking', at: [1450, 0] });
  expect(hero(100_000)).toEqual({ state: 'down', at: [2960, 0] });
});

test('buildings stand from their order on, in their own order of time', () => {
  expect(sceneAt(9999).buildings).toEqual([]);
  expect(sceneAt(10_000).buildings).toEqual([{ slot: 1, at: [160, 320], hall: false, done: false }]);
  expect(sceneAt(14_000).buildings[0]!.done).toBe(true);
  expect(sceneAt(15_000).buildings.map(({ slot, hall }) => [slot, hall])).toEqual([
    [1, false],
    [2, true],
  ]);
});

test.each([
  [99_999, []],
  [100_000, [1]],
  [120_000, [1]],
  [124_000, [0.5]],
  [128_000, []],
])('at %d ms a fight is seen with strength %j', (ms, strengths) => {
  const { fights } = sceneAt(ms);
  expect(fights.map(({ strength }) => strength)).toEqual(strengths);
  for (const fight of fights) expect(fight.orders).toBe(42);
});

test.each([
  ['#t=12:34', 754_000],
  ['#t=0:00', 0],
  ['#t=103:05', 6_185_000],
  ['#t=1:5', null],
  ['#timeline', null],
  ['', null],
])('the address ending %j is the moment %j', (hash, ms) => {
  expect(momentOf(hash)).toBe(ms);
});
