/** Starts and camps of a game on a map file's ground. */
import { expect, test } from 'vitest';
import type { HeroTrack } from '../../../../../src/game/derive/places/hero-state.ts';
import type { LoggedObject } from '../../../../../src/game/derive/places/order-log.ts';
import type { Start } from '../../../../../src/game/derive/places/halls.ts';
import {
  creatureOfObject,
  withoutCleared,
  type KnownGround,
} from '../../../../../src/game/derive/places/known-ground.ts';
import { startsOnGround } from '../../../../../src/game/derive/places/starts-on-ground.ts';
import { visitsOnGround } from '../../../../../src/game/derive/places/visits-on-ground.ts';
import { log, object, order } from '../../../../support/order-log.ts';

const ogre = (x: number, y: number) => ({ id: 'nogr', at: [x, y] as const });
const GROUND: KnownGround = {
  starts: [
    [-4000, 0],
    [4000, 0],
    [0, 4000],
  ],
  mines: [
    [-4700, 0],
    [4700, 0],
  ],
  camps: [
    { at: [0, -1000], creatures: [ogre(-100, -1000), ogre(100, -1000)] },
    { at: [2000, 2000], creatures: [ogre(2000, 2000)] },
    { at: [0, 3500], creatures: [ogre(0, 3500)] },
  ],
  tags: {
    from: 1000,
    to: 1100,
    creatureOf: (tag) => ({ camp: tag < 1060 ? 0 : 1, creature: tag < 1030 ? 0 : tag < 1060 ? 1 : 0 }),
  },
};
const start = (slot: number, at: Start['at'], basis: Start['basis']): Start => ({
  ...{ slot, at, basis, seen: 1, tree: false },
});

test('a start is the file’s, even where the first buildings went to the enemy', () => {
  const starts = [start(1, [-4000, 0], 'hall'), start(2, [-2500, 300], 'buildings')];
  const orders = [
    order({ ms: 1000, slot: 2, target: 7, at: [4700, 0] }),
    order({ ms: 9000, slot: 2, kind: 'build', at: [-2500, 300] }),
  ];
  const placed = startsOnGround(starts, [1, 2], orders, GROUND);
  expect(placed.map(({ at, basis }) => [at, basis])).toEqual([
    [[-4000, 0], 'file'],
    [[4000, 0], 'file'],
  ]);
});

test('the last player gets the last start, and one far from all of several keeps what orders say', () => {
  const two = { ...GROUND, starts: GROUND.starts.slice(0, 2) };
  const starts = [start(1, [-4000, 64], 'hall'), start(2, [-2500, 300], 'buildings')];
  expect(startsOnGround(starts, [1, 2], [], two)[1]!.at).toEqual([4000, 0]);
  const far = start(2, [-2500, -9000], 'buildings');
  expect(startsOnGround([starts[0]!, far], [1, 2], [], GROUND)[1]).toEqual(far);
});

test('a tag tells creatures from trees, critters and workers; without tags the place does', () => {
  const at = (tag: number) => object({ map: true, tag });
  expect(creatureOfObject(at(1040), [[400, 300]], GROUND)).toEqual({ camp: 0, creature: 1 });
  // A tag only predicts: places that are all far away refute it, and so does another creature’s very place.
  expect(creatureOfObject(at(1040), [[900, 900]], GROUND)).toBeNull();
  expect(creatureOfObject(at(1040), [[2000, 1600]], GROUND)).toEqual({ camp: 1, creature: null });
  expect(creatureOfObject(at(1040), [[2016, 2000]], GROUND)).toEqual({ camp: 1, creature: 0 });
  expect(creatureOfObject(at(1040), [], GROUND)).toEqual({ camp: 0, creature: 1 });
  // At the place of another creature of the same camp, it may be either.
  expect(creatureOfObject(at(1040), [[-96, -1008]], GROUND)).toEqual({ camp: 0, creature: null });
  const isKnown = (tag: number) => creatureOfObject(at(tag), [], GROUND) !== null;
  expect([999, 1000, 1100, 1101].map(isKnown)).toEqual([false, true, true, false]);
  expect(creatureOfObject(object({ tag: 1040 }), [[0, -1000]], GROUND)).toBeNull();
  const untold = { ...GROUND, tags: null };
  expect(creatureOfObject(at(5), [[300, -1200]], untold)).toEqual({ camp: 0, creature: null });
  expect(creatureOfObject(at(5), [[4000, -4000]], untold)).toBeNull();
});

test('another version of the map may have further creatures, with tags next to those of the file', () => {
  const other = { ...GROUND, tags: { ...GROUND.tags!, mayHaveMore: true } };
  const creature = (tag: number, ...points: [number, number][]) =>
    creatureOfObject(object({ map: true, tag }), points, other);
  expect(creature(700, [300, -1200])).toEqual({ camp: 0, creature: null });
  expect(creature(1400, [300, -1200])).toEqual({ camp: 0, creature: null });
  // Not what stands on the grid, unless a creature of the file is there; nor anything far off, by its tag or its place.
  expect(creature(700, [320, -1216])).toBeNull();
  expect(creature(700, [0, 3520])).toEqual({ camp: 2, creature: null });
  expect([creature(200, [300, -1200]), creature(700, [4000, -4000]), creature(700)]).toEqual([
    null,
    null,
    null,
  ]);
  expect(creatureOfObject(object({ map: true, tag: 700 }), [[300, -1200]], GROUND)).toBeNull();
});

test('creatures next to a start that is used are not there', () => {
  const there = withoutCleared(GROUND, [[0, 4000]]);
  expect(there.camps.map(({ creatures }) => creatures.length)).toEqual([2, 1, 0]);
});

/** A log with an Archmage, a Peasant, a Footman, a Barracks and two creatures of the first camp. */
const objects = ['Hamg', 'hpea', 'hfoo', 'hbar'].map((id) => object({ forms: [[0, id]] }));
const [HERO, PEASANT, FOOTMAN, BARRACKS, FIRST, SECOND] = [0, 1, 2, 3, 4, 5];
const CREATURES = [null, null, null, null, { camp: 0, creature: 0 }, { camp: 0, creature: 1 }];
const visitsOf = (
  orders: readonly Parameters<typeof order>[0][],
  heroes: readonly HeroTrack[] = [],
  others: Readonly<Record<number, LoggedObject>> = {},
) =>
  visitsOnGround(
    log(
      [...objects, object(), object()].map((one, number) => others[number] ?? one),
      orders.map(order),
    ),
    CREATURES,
    GROUND,
    heroes,
  ).filter(({ passing }) => !passing);
const visits = (...orders: Parameters<typeof visitsOf>[0][number][]) => visitsOf(orders);

test('a visit has its camp, its creatures and when each is known to have lived', () => {
  const hero = { heroes: [HERO], leader: HERO };
  const [visit, ...others] = visits(
    { ms: 60_000, kind: 'attack', target: FIRST, at: [-100, -1000], ...hero },
    { ms: 62_000, target: SECOND, at: [100, -1000], leader: FOOTMAN },
    { ms: 70_000, target: SECOND, at: [100, -1000], leader: PEASANT },
  );
  expect(others).toEqual([]);
  expect(visit).toMatchObject({ slot: 1, startMs: 60_000, endMs: 70_000, at: [0, -1000], orders: 3 });
  expect(visit!.camp).toMatchSnapshot();
});

test('neither workers that scout nor rally points begin a visit', () => {
  for (const leader of [PEASANT, BARRACKS, null])
    expect(
      visits(
        { ms: 1000, target: FIRST, at: [0, -600], leader },
        { ms: 2000, target: FIRST, at: [0, -600], leader },
      ),
    ).toEqual([]);
});

test('half a minute apart is another visit', () => {
  const attack = { kind: 'attack', target: FIRST, at: [0, -600], heroes: [HERO] } as const;
  expect(visits({ ms: 0, ...attack }, { ms: 30_000, ...attack }, { ms: 61_000, ...attack })).toHaveLength(2);
});

test('an attack-move begins a visit where orders at creatures follow, or where heroes stay', () => {
  const move = { kind: 'attack', at: [300, -1000], heroes: [HERO], leader: HERO } as const;
  const [aimed] = visits({ ms: 5000, ...move }, { ms: 8000, target: FIRST, at: [0, -600], heroes: [HERO] });
  expect([aimed!.startMs, aimed!.camp!.aimedMs]).toEqual([5000, 8000]);
  expect(visits({ ms: 5000, ...move })[0]!.camp!.aimedMs).toBeNull();
  expect(visits({ ms: 5000, ...move }, { ms: 9000, kind: 'move', at: [4000, 0], heroes: [HERO] })).toEqual(
    [],
  );
  expect(visits({ ms: 5000, ...move, at: [900, -1000] })).toEqual([]);
});

test('a hero that clicks on a creature and is sent on did not attack it', () => {
  const click = { ms: 5000, target: FIRST, at: [0, -600], heroes: [HERO] } as const;
  expect(visits(click, { ms: 7000, kind: 'smart', at: [3000, 0], heroes: [HERO] })).toEqual([]);
  expect(visits(click, { ms: 12_000, kind: 'smart', at: [3000, 0], heroes: [HERO] })).toHaveLength(1);
});

test('a hero that is sent elsewhere on its way never came to the camp', () => {
  const click = { ms: 60_000, target: FIRST, at: [-100, -1000] as const, heroes: [HERO], leader: HERO };
  const track = (far: number): HeroTrack[] => [
    {
      ...{ slot: 1, id: 'Hamg', object: HERO },
      steps: [
        { ms: 60_000, at: [-100, -1000 - far], to: [-100, -1000], seen: true },
        { ms: 70_000, at: [-100, 1900 - far], to: [-5000, -9000], seen: false },
      ],
    },
  ];
  const on = { ms: 70_000, kind: 'move' as const, at: [-5000, -9000] as const, heroes: [HERO], leader: HERO };
  expect(visitsOf([click, on], track(3500))).toHaveLength(1);
  expect(visitsOf([click, on], track(9000))).toEqual([]);
});

test('units that are sent on after each of a few orders passed by', () => {
  const pull = (ms: number) => [
    { ms, target: FIRST, at: [0, -600], leader: FOOTMAN } as const,
    { ms: ms + 900, kind: 'smart', at: [3000, 0], leader: FOOTMAN } as const,
  ];
  expect(visits(...pull(1000), ...pull(3000))).toEqual([]);
  // This many orders count as fighting.
  expect(visits(...[1, 3, 5, 7, 9].flatMap((s) => pull(s * 1000)))).toHaveLength(1);
  expect(visits(...pull(1000), { ms: 3000, target: SECOND, at: [0, -600], leader: FOOTMAN })).toHaveLength(1);
});

test('one order at a creature is a scout’s, unless a hero is at hand: where it is, not where it is sent', () => {
  const wolf = [
    { ms: 26_000, kind: 'attack', at: [300, -1000], leader: FOOTMAN },
    { ms: 42_000, target: FIRST, at: [-100, -1000], leader: FOOTMAN },
  ] as const;
  const second = { ms: 43_000, target: SECOND, at: [100, -1000], leader: FOOTMAN } as const;
  const hero = (slot: number, ...steps: HeroTrack['steps']): HeroTrack => ({
    ...{ slot, id: 'Hamg', object: HERO, steps },
  });
  const at = (ms: number, x: number, to = x) => ({
    ...{ ms, at: [x, -1000] as const, to: [to, -1000] as const, seen: false },
  });
  const visitsWith = (...heroes: HeroTrack[]) => visitsOf(wolf, heroes).length;
  expect(visitsWith(hero(1, at(40_000, 2000)))).toBe(0);
  expect(visitsWith(hero(1, at(24_000, 700), at(26_000, 2000)))).toBe(0);
  expect(visitsWith(hero(1, at(40_000, 700)))).toBe(1);
  expect(visitsWith(hero(2, at(40_000, 700)))).toBe(0);
  // Sent there from afar, it isn't there in time.
  expect(visitsWith(hero(1, at(40_000, 9000, 700)))).toBe(0);
  expect(visitsWith(hero(1, { ...at(40_000, 700), dead: true }))).toBe(0);
  expect(visits(...wolf, second)).toHaveLength(1);
});

test('trained fighters that stay at the creature they were told to attack are no scouts', () => {
  const click = { ms: 42_000, target: FIRST, at: [-100, -1000], leader: FOOTMAN } as const;
  const away = { ms: 50_000, at: [3000, -1000], leader: FOOTMAN } as const;
  const hide = { ms: 44_000, kind: 'ability', at: null, leader: FOOTMAN } as const;
  const by = (id: string, lastMs: number, ...orders: Parameters<typeof visits>) =>
    visitsOf(orders, [], { [FOOTMAN]: object({ forms: [[0, id]], lastMs }) }).length;
  expect(by('ugho', 60_000, click)).toBe(1);
  expect(by('ugho', 60_000, click, { ...away, at: [300, -1000] })).toBe(1);
  expect(by('ugho', 60_000, click, { ...away, ms: 70_000 })).toBe(1);
  expect(by('ugho', 60_000, click, away)).toBe(0);
  // Never named again, it was a single unit that died or was forgotten; so are Wolves and Militia.
  expect(by('ugho', 45_000, click)).toBe(0);
  expect(by('osw1', 60_000, click)).toBe(0);
  expect(by('hmil', 60_000, click)).toBe(0);
  // An Archer that hides lures it.
  expect(by('earc', 60_000, click)).toBe(1);
  expect(by('earc', 60_000, click, hide)).toBe(0);
});

test('creatures that another player lured off their camp are no visit, unless some unit was at the camp', () => {
  const lured = [5, 9, 14, 20, 28].map((s) => ({
    ...({ ms: s * 1000, kind: 'attack', target: FIRST, at: [900, -1000], heroes: [HERO] } as const),
  }));
  expect(visits(...lured)).toEqual([]);
  expect(visits({ ms: 2000, at: [300, -1000], leader: FOOTMAN }, ...lured)).toHaveLength(1);
  expect(visits({ ms: 2000, slot: 2, at: [300, -1000], leader: FOOTMAN }, ...lured)).toEqual([]);
});

test('an ancient or a group without a known leader begins a visit that fighting units join', () => {
  const click = { target: FIRST, at: [0, -600], leader: null } as const;
  const joined = { ms: 20_000, target: FIRST, at: [0, -600], leader: FOOTMAN } as const;
  expect(visits({ ms: 5000, ...click }, joined)).toMatchObject([{ startMs: 5000, orders: 2 }]);
  expect(visits({ ms: 5000, ...click }, { ms: 6000, ...click })).toEqual([]);
});
