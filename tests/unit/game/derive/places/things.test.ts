import { expect, test } from 'vitest';
import { campVisits, firstVisits } from '../../../../../src/game/derive/places/camps.ts';
import { findStarts, hallNear } from '../../../../../src/game/derive/places/halls.ts';
import { ownersOf } from '../../../../../src/game/derive/places/ownership.ts';
import { pointsByObject, rolesOf } from '../../../../../src/game/derive/places/roles.ts';
import type { LoggedObject, Order } from '../../../../../src/game/derive/places/order-log.ts';
import { log, object, order } from '../../../../support/order-log.ts';

const PLAYERS = [
  { slot: 1, race: 'H', team: 0 },
  { slot: 2, race: 'O', team: 1 },
  { slot: 3, race: 'O', team: 0 },
] as const;

function read(objects: readonly LoggedObject[], orders: readonly Order[], players = PLAYERS.slice(0, 2)) {
  const given = log(objects, orders);
  const points = pointsByObject(given);
  const owners = ownersOf(given, points, players);
  return { given, owners, roles: rolesOf(given, points, owners) };
}

test('who commands a thing owns it, else who placed it there, else the only player of its race', () => {
  const { owners } = read(
    [
      object({
        forms: [[0, 'hfoo']],
        commands: [
          [2, 8],
          [1, 1],
        ],
      }),
      object(),
      object({ forms: [[0, 'otrb']] }),
      object({ forms: [[0, 'nhyc']] }),
    ],
    [
      order({ ms: 0, slot: 1, kind: 'build', at: [640, 128] }),
      order({ ms: 9, slot: 2, target: 1, at: [640, 128] }),
    ],
  );
  expect(owners).toEqual([2, 1, 2, null]);
});

test('what an ally commands is that of the ally of its race, and no enemy wins a building', () => {
  const ownersOfAll = (...given: (readonly [id: string, ...commands: [slot: number, orders: number][]])[]) =>
    read(
      given.map(([id, ...commands]) => object({ forms: [[0, id]], commands })),
      [],
      [...PLAYERS],
    ).owners;
  expect(ownersOfAll(['ogre', [1, 81], [3, 43]], ['ogru', [1, 9]], ['hfoo', [1, 9]])).toEqual([3, 3, 1]);
  expect(ownersOfAll(['hbar', [2, 9]], ['hfoo', [2, 9]], ['hbar', [2, 9], [1, 1]])).toEqual([1, 2, 1]);
});

test('an attack beside the centre of a building that only one player placed there is on his', () => {
  const site = (slot: number, x: number, ms = 0) => order({ ms, slot, kind: 'build', at: [x, 0] });
  const attacks = (...xs: number[]) =>
    xs.map((x) => order({ ms: 9000, target: 0, kind: 'attack', at: [x, 80] }));
  const ownerOf = (given: Partial<LoggedObject>, ...orders: Order[]) =>
    read([object({ firstMs: 9000, ...given })], orders).owners[0];
  expect(ownerOf({}, site(2, 0), ...attacks(48, -32))).toBe(2);
  expect(ownerOf({ forms: [[0, 'otrb']] }, site(2, 0), ...attacks(48))).toBe(2);
  // An Orc builds no Farm, and an enemy may have selected the Burrow more often than its owner.
  expect(ownerOf({ forms: [[0, 'hhou']] }, site(2, 0), ...attacks(48))).toBe(1);
  expect(ownerOf({ forms: [[0, 'otrb']], commands: [[1, 9]] }, site(2, 0), ...attacks(48))).toBe(2);
  // A unit walks; several may have built there; and nothing stands before its order.
  expect(ownerOf({}, site(2, 0), ...attacks(48, -112))).toBeNull();
  expect(ownerOf({ forms: [[0, 'nogr']] }, site(2, 0), ...attacks(48))).toBeNull();
  expect(ownerOf({}, site(2, 0), site(1, 64), ...attacks(48))).toBeNull();
  expect(ownerOf({}, site(2, 0, 9500), ...attacks(48))).toBeNull();
});

test('an unknown neutral object on the grid that never moves is no creep', () => {
  const roleOf = (id: string, ...places: [number, number][]) =>
    read(
      [object({ forms: [[0, id]], map: true })],
      places.map((at) => order({ ms: 9, target: 0, at })),
    ).roles[0];
  expect(roleOf('n003', [448, 1664], [448, 1664])).toBe('fixture');
  expect(roleOf('n003', [448, 1664], [440, 1664])).toBe('creep');
  expect(roleOf('nogr', [448, 1664])).toBe('creep');
});

test('a shop takes orders from everybody and belongs to nobody', () => {
  const { owners, roles } = read([object({ forms: [[0, 'ntav']], commands: [[1, 3]] })], []);
  expect([owners, roles]).toEqual([[null], ['fixture']]);
});

test('what stands on the lattice of the map and never moves is a fixture, what moves a creep', () => {
  const map = object({ map: true });
  const { roles } = read(
    [map, map, object({ map: true, forms: [[0, 'ngol']] }), object({ map: true, forms: [[0, 'nogr']] })],
    [order({ ms: 0, target: 0, at: [64, 128] }), order({ ms: 0, target: 1, at: [80, 128] })],
  );
  expect(roles).toEqual(['fixture', 'creep', 'mine', 'creep']);
});

test.each([
  ['item', { item: true, map: true, forms: [[0, 'nogr']] }, []],
  [
    'mine',
    {
      forms: [
        [0, 'unpl'],
        [9, 'ugol'],
      ],
      commands: [[1, 3]],
    },
    [],
  ],
  ['owned', { forms: [[0, 'hfoo']], commands: [[1, 3]] }, []],
  ['unknown', {}, [[64, 128]]],
  ['unknown', { forms: [[0, 'nogr']] }, []],
  ['fixture', { map: true, forms: [[0, 'LTlt']] }, []],
  [
    'creep',
    {
      map: true,
      forms: [
        [0, 'LTlt'],
        [5, 'nogr'],
      ],
    },
    [],
  ],
  ['unknown', { map: true }, []],
  [
    'fixture',
    { map: true },
    [
      [64, 128],
      [64, 128],
    ],
  ],
  [
    'creep',
    { map: true },
    [
      [64, 128],
      [64, 192],
    ],
  ],
  ['creep', { map: true }, [[64, 130]]],
] as const)(
  '%s: what recordings show of a thing says what it is to the map (%o at %o)',
  (role, given, at) => {
    const { roles } = read(
      [object(given)],
      at.map((point, ms) => order({ ms, slot: 7, target: 0, at: point })),
    );
    expect(roles).toEqual([role]);
  },
);

test('a player began where orders aimed at the first hall say, else among the first buildings', () => {
  const hall = object({ forms: [[900, 'htow']], commands: [[1, 5]], firstMs: 900 });
  const { given, owners } = read(
    [hall],
    [
      order({ ms: 5000, slot: 2, kind: 'build', at: [-4000, 0] }),
      order({ ms: 6000, slot: 2, kind: 'build', at: [-4200, 100] }),
      order({ ms: 7000, slot: 2, kind: 'build', at: [-4100, 50] }),
      order({ ms: 60_000, target: 0, at: [4672, 2944] }),
      order({ ms: 70_000, target: 0, at: [4672, 2944] }),
    ],
  );
  expect(findStarts(given, owners, [1, 2])).toEqual([
    { slot: 1, at: [4672, 2944], basis: 'hall', seen: 2, tree: false },
    { slot: 2, at: [-4100, 50], basis: 'buildings', seen: 3, tree: false },
  ]);
});

test('a portal leads to the nearest hall that stood', () => {
  const halls = [
    { slot: 1, ms: 0, id: 'htow', at: [0, 0] },
    { slot: 1, ms: 5000, id: 'htow', at: [1000, 0] },
    { slot: 1, ms: 0, id: 'htow', at: [1200, 0], cancelled: true },
  ] as const;
  expect(hallNear(halls, [1], [1100, 0], 35_000)).toBe(halls[1]);
  // An item used where a hall was ordered just then founds it.
  expect(hallNear(halls, [1], [1100, 0], 34_000)).toBe(halls[0]);
  expect(hallNear(halls, [2], [1100, 0], 35_000)).toBeUndefined();
  const walked = [{ ...halls[1], rooted: { ms: 60_000, at: [8000, 0] } }] as const;
  expect(hallNear(walked, [1], [8000, 0], 59_000)).toBeUndefined();
  expect(hallNear(walked, [1], [8000, 0], 60_000)).toBe(walked[0]);
});

test('orders at creeps near each other are one visit; a rally point on one is none', () => {
  const attack = (ms: number, x: number) => order({ ms, kind: 'attack', target: 0, at: [x, 0] });
  const rally = order({ ms: 100, kind: 'rally', target: 0, at: [9000, 0] });
  const visits = campVisits(
    [
      rally,
      attack(1000, 0),
      attack(2000, 100),
      attack(3000, 5000),
      attack(4000, 5000),
      attack(90_000, 50),
      attack(91_000, 50),
    ],
    ['creep'],
  );
  expect(visits.map(({ startMs, orders }) => [startMs, orders])).toMatchSnapshot();
  expect(firstVisits({ camps: visits, sides: [] })).toHaveLength(2);
});

test('a creature that is lured off its camp is the same visit', () => {
  const attack = (ms: number, x: number, target: number) => order({ ms, kind: 'attack', target, at: [x, 0] });
  const roles = ['creep', 'creep'] as const;
  expect(campVisits([attack(1000, 0, 0), attack(6000, 1500, 0)], roles)).toMatchObject([
    { startMs: 1000, endMs: 6000, orders: 2 },
  ]);
  expect(campVisits([attack(1000, 0, 0), attack(6000, 1501, 0)], roles)).toEqual([]);
  expect(campVisits([attack(1000, 0, 0), attack(6000, 701, 1)], roles)).toEqual([]);
});

test('a route has the first visit to a camp and, if that was a raid, the first of one’s own', () => {
  const visit = (slot: number, startMs: number) => ({
    slot,
    startMs,
    endMs: startMs + 9000,
    at: [0, 0] as const,
    orders: 4,
  });
  const camps = [
    visit(1, 100_000),
    visit(2, 105_000),
    visit(2, 140_000),
    visit(2, 180_000),
    visit(2, 240_000),
    visit(1, 300_000),
  ];
  const sides = [1, 2].map((slot) => ({ team: slot, slots: [slot] }));
  const route = firstVisits({ camps, sides }).map(({ slot, startMs, raided }) => [
    slot,
    startMs,
    raided?.slot,
  ]);
  expect(route).toEqual([
    [1, 100_000, undefined],
    [2, 105_000, 1],
    [2, 140_000, undefined],
  ]);
});

test('buildings far from where the first workers gather don’t say where a player began', () => {
  const build = (ms: number, x: number) => order({ ms, kind: 'build', at: [x, 0] });
  const { given, owners } = read([], [build(5000, 1000), build(6000, 1200), build(7000, 9000)]);
  const startAt = (gathering: readonly [number, number]) =>
    findStarts(given, owners, [1], () => gathering).map(({ at }) => at);
  expect(startAt([0, 0])).toEqual([[1200, 0]]);
  expect(startAt([-5000, 0])).toEqual([[-5000, 0]]);
});

test('a unit that its own race commands, too, is not an enemy’s who has no spell that wins units', () => {
  const events = (id: string) => [{ ms: 0, do: 'order' as const, id }];
  const unit = object({
    forms: [[0, 'hfoo']],
    commands: [
      [2, 2],
      [1, 2],
    ],
  });
  const ownerWith = (id: string) =>
    ownersOf(log([unit], []), new Map(), [PLAYERS[0], { ...PLAYERS[1], events: events(id) }])[0];
  expect([ownerWith('ogru'), ownerWith('Nbrn')]).toEqual([1, 2]);
});
