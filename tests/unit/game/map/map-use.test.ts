import { expect, test } from 'vitest';
import { drawMapCard, drawThumbnail } from '../../../../src/game/map/card/card.ts';
import { mapEntry } from '../../../../src/game/map/entry.ts';
import { mapUse, type GameHere } from '../../../../src/game/map/map-use.ts';
import { placeOnMap } from '../../../../src/game/map/place-on-map.ts';
import { findSymmetry } from '../../../../src/game/map/symmetry.ts';
import { UNTOLD } from '../../../../src/game/map/story-of-game.ts';
import type { ToldGame } from '../../../../src/game/map/story-schema.ts';
import { evidence, field, start } from './evidence-of.ts';

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
const camp = (slot: number, ms: number, x: number, y: number): Places['camps'][number] => ({
  slot,
  startMs: ms,
  endMs: ms,
  at: [x, y],
  orders: 3,
  camp: null,
});
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
  expect(fights.map(({ at, members }) => [at, members.length])).toEqual([
    [[300, 0], 2],
    [[4000, 0], 1],
  ]);
});

test('camps of whoever began at the second start are counted as their images from the first', () => {
  const { camps, routes } = mapUse(ECHO, [
    game({
      camps: [
        camp(1, 100, -4000, 500),
        camp(2, 120, 3500, 500),
        camp(1, 200, -2000, 0),
        camp(2, 220, 1500, 0),
        camp(1, 300, -256, -3000),
        camp(1, 400, 5000, 5000),
      ],
    }),
  ]);
  expect(camps.map(({ members }) => members.map(({ race, turn }) => [race, turn]))).toEqual([
    [
      ['H', 0],
      ['O', 0],
    ],
    [
      ['H', 1],
      ['O', 1],
    ],
    [['H', 2]],
  ]);
  // The Orc went to two camps, which don't count as a route.
  expect(routes).toEqual([{ race: 'H', camps: [1, 2, 3], players: 1, won: 1, decided: 1 }]);
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

test('places have words that need no player', () => {
  expect(placeOnMap([-5000, 2500], ECHO)).toBe('at the north-west start');
  expect(placeOnMap([4300, -2700], ECHO)).toBe('near the south-east mine');
  expect(placeOnMap([-200, 100], ECHO)).toBe('in the middle');
  expect(placeOnMap([0, 0], { ...ECHO, starts: [], mines: [], ground: null })).toMatch(/^in the /);
});

test('the card of a map shows its use, and both pictures fit a list and a page', () => {
  const use = mapUse(ECHO, [
    game({ camps: [camp(1, 100, -4000, 500)] }, [fight(1000, 0, 0)]),
    game({}, [fight(1000, 50, 0)]),
  ]);
  const card = drawMapCard(ECHO, use, { id: 'map' })!;
  expect(card).toContain('2 fights in the middle.');
  expect(card.match(/<circle/g)).toHaveLength(2);
  expect(card).not.toMatch(/NaN|Infinity|undefined/);
  expect(drawThumbnail(ECHO)!.length).toBeLessThan(8000);
  const bare = { ...ECHO, ground: null };
  expect([drawMapCard(bare, use, { id: 'map' }), drawThumbnail(bare)]).toEqual([null, null]);
});

test('a map that nobody was told on has no use', () => {
  expect(mapUse(ECHO, [])).toEqual({ games: 0, fights: [], camps: [], routes: [], expansions: [] });
});
