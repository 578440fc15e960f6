import { expect, test } from 'vitest';
import { mapEntry } from '../../../src/map/fit/entry.ts';
import { mapUse, type GameHere } from '../../../src/map/fit/map-use.ts';
import { placeOnMap } from '../../../src/map/fit/place-on-map.ts';
import { findSymmetry } from '../../../src/map/ground/symmetry.ts';
import { UNTOLD } from '../../../src/map/story/story-of-game.ts';
import type { ToldGame } from '../../../src/map/story-schema.ts';
import { evidence, field, start } from './evidence-of.ts';
import { LANDMARK_WORDS } from '../../../src/map/words.ts';

/** The starts and mines of Echo Isles, which mirror each other from left to right. */
const ECHO = mapEntry(
  [
    evidence({
      cells: field([0, 0], 50),
      starts: [start(-5184, 2944), start(4672, 2944, 2)],
      mines: [
        [5120, 3584],
        [-5632, 3584],
        [4352, -3200],
        [-4864, -3200],
      ],
    }),
  ],
  { symmetryOf: findSymmetry },
);
const [FIRST, SECOND] = [
  [-5184, 2944],
  [4672, 2944],
] as const;

type Places = NonNullable<ToldGame['places']>;
const fight = (ms: number, x: number, y: number): ToldGame['fights'][number] => ({
  startMs: ms,
  endMs: ms + 1000,
  at: [x, y],
  spread: 100,
  place: '',
  orders: [5, 5],
});

/** A game of a Human at the first start and an Orc at the second, won by the Human. */
const game = (places: Partial<Places>, fights: ToldGame['fights'] = []): GameHere => ({
  races: new Map([
    [1, 'H'],
    [2, 'O'],
  ]),
  won: new Set([1]),
  decided: new Set([1, 2]),
  chronicle: {
    ...UNTOLD,
    fights,
    places: {
      name: 'Echo Isles',
      games: 1,
      file: null,
      played: { file: '', sha1: null, official: null },
      sides: [],
      starts: [
        { slot: 1, at: [...FIRST], basis: 'hall' },
        { slot: 2, at: [...SECOND], basis: 'hall' },
      ],
      halls: [],
      contacts: [],
      camps: [],
      ...places,
    },
  },
});

test('fights near each other are at one place, those elsewhere at another, most first', () => {
  const { fights, games } = mapUse(ECHO, [
    game({}, [fight(1000, 0, 0), fight(2000, 4000, 0)]),
    game({}, [fight(3000, 300, 0)]),
  ]);
  expect(games).toBe(2);
  expect(fights.map(({ at, members }) => [at, members.length])).toMatchSnapshot();
});

test('halls that were cancelled are no expansions', () => {
  const hall = (ms: number, cancelled: boolean): Places['halls'][number] => ({
    slot: 2,
    ms,
    id: 'ogre',
    name: 'Great Hall',
    at: [4352, -2700],
    cancelled,
  });
  const { expansions } = mapUse(ECHO, [game({ halls: [hall(1000, true), hall(2000, false)] })]);
  expect(expansions.map(({ members }) => members)).toEqual([[{ at: [4352, -2700], ms: 2000, race: 'O' }]]);
});

test('a camp that a player raided before an own visit is once in the route', () => {
  const visit = (startMs: number, x: number): Places['camps'][number] => ({
    ...{ slot: 1, startMs, endMs: startMs + 1000, at: [x, 0], orders: 3, camp: null },
  });
  const { camps, routes } = mapUse(ECHO, [
    game({ camps: [visit(1000, 0), visit(2000, 700), visit(3000, 2000), visit(4000, 4000)] }),
  ]);
  expect(camps.flatMap(({ members }) => members.map(({ ms, turn }) => [ms, turn]))).toEqual([
    [1000, 0],
    [3000, 1],
    [4000, 2],
  ]);
  expect(routes).toHaveLength(1);
});

test('places have words that need no player', () => {
  expect(placeOnMap([-5000, 2500], ECHO)).toBe(LANDMARK_WORDS.atStart('north-west'));
  expect(placeOnMap([4300, -2700], ECHO)).toBe(LANDMARK_WORDS.nearMine('south-east'));
  expect(placeOnMap([-200, 100], ECHO)).toBe('in the middle');
  expect(placeOnMap([0, 0], { ...ECHO, starts: [], mines: [], ground: null })).toMatch(/^in the /);
});
