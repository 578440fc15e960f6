import { expect, test } from 'vitest';
import { findCandidates } from '../../../../../src/game/derive/moments/candidates.ts';
import type { MomentCandidate } from '../../../../../src/game/derive/moments/moment.ts';
import type { MomentSource } from '../../../../../src/game/derive/moments/moment-source.ts';
import { order } from '../../../../support/order-log.ts';
import { MOMENT_WORDS } from '../../../../../src/game/derive/moments/words.ts';

const nothingDone = {
  heroes: [],
  tiers: [],
  expansions: [],
  build: [],
  research: [],
  made: [],
  leftMs: null,
};
const PLAYERS = [
  { slot: '1', handle: 'Moon', team: 0, result: 'won', ...nothingDone },
  { slot: '2', handle: 'Foggy', team: 1, result: 'lost', ...nothingDone },
];
const PLACES = {
  sides: [
    { team: 0, slots: [1] },
    { team: 1, slots: [2] },
  ],
  starts: [{ slot: 2, at: [5000, 5000] }],
  ...{ halls: [], camps: [], hostile: [], fights: [], portals: [], items: [], buildings: [] },
  scouting: [],
};

/** Moment candidates of a 1v1 game with only these facts. */
function candidates(places: object, analysis: object = {}, log?: MomentSource['log']): MomentCandidate[] {
  return findCandidates({
    log,
    analysis: { players: PLAYERS, winner: null, ...analysis },
    places: { ...PLACES, ...places },
    landmarks: { mines: [[4000, -4000]], bounds: [-8000, -8000, 8000, 8000] },
    names: new Map([
      [1, 'Moon'],
      [2, 'Foggy'],
    ]),
  } as unknown as MomentSource);
}

const hall = (ms: number, at: readonly [number, number], more: object = {}) => ({
  ...{ slot: 2, ms, id: 'htow', at, cancelled: false },
  ...more,
});
const halls = (...all: object[]) =>
  candidates({ halls: all }).map(({ ms, sentence, weight, side }) => [ms, sentence, weight, side]);

test('halls are told where they were ordered: by the compass on open ground, by a mine, and never at the main base of the player', () => {
  expect(halls(hall(300_000, [-6000, 0]))).toEqual([
    [300_000, 'Foggy orders a Town Hall in the west', 72, 1],
  ]);
  expect(halls(hall(300_000, [4000, -3000], { slot: 1, id: 'unpl' }))).toEqual([
    [300_000, 'Moon orders a Necropolis near the south-east mine', 72, 0],
  ]);
  expect(halls(hall(300_000, [5000, 4500]))[0]![1]).toBe('Foggy orders a Town Hall in the north-east');
  expect(halls(hall(300_000, [5000, 4500], { slot: 1 }))[0]![1]).toBe(
    'Moon orders a Town Hall at Foggy’s main base',
  );
  const signs = { begunMs: 310_000, workers: null, begun: true };
  expect(halls(hall(300_000, [5000, 5000], { slot: 1, signs }))[0]![1]).toBe(
    'Moon orders a Town Hall at Foggy’s former main base',
  );
});

test('the hall that a player begins with is no moment, and later ones weigh less each', () => {
  expect(halls(hall(0, [-6000, 0]), hall(1, [6000, 0], { slot: 1 })).map(([ms]) => ms)).toEqual([1]);
  const many = Array.from({ length: 8 }, (_, index) => hall((index + 1) * 1000, [-6000, index * 1000]));
  expect(halls(...many).map(([, , weight]) => weight)).toEqual([72, 68, 64, 60, 56, 52, 52, 52]);
});

test.each([
  ['within 400 units of one of the same player', {}, 400],
  ['beyond', {}, 401],
  ['of one that was cancelled', { cancelled: true }, 0],
  ['of one of somebody else', { slot: 1 }, 0],
])('a hall is ordered again: %s', (_, earlier, away) => {
  const [, second] = halls(hall(100_000, [-6000, 0], earlier), hall(200_000, [-6000, away]));
  expect(second![1]).toMatchSnapshot();
});

test('each side’s first creeping is told, with the name of who began', () => {
  const visit = (slot: number, startMs: number, at: readonly [number, number]) => ({
    ...{ slot, startMs, endMs: startMs + 20_000, at, orders: 3 },
  });
  const all = [visit(2, 50_000, [5000, 4000]), visit(2, 90_000, [0, 0]), visit(1, 60_000, [4000, -4000])];
  expect(candidates({ camps: all })).toMatchObject([
    { ms: 60_000, endMs: 80_000, kind: 'camp', side: 0, weight: 30, always: true, at: [4000, -4000] },
    { ms: 50_000, endMs: 70_000, kind: 'camp', side: 1, weight: 30, always: true, at: [5000, 4000] },
  ]);
  expect(candidates({ camps: all }).map(({ sentence }) => sentence)).toEqual([
    MOMENT_WORDS.seenCreeping('Moon', 'near the south-east mine'),
    MOMENT_WORDS.seenCreeping('Foggy', 'near Foggy’s main base'),
  ]);
});

test('breaking into the camp of an enemy is no first creeping', () => {
  const visit = (slot: number, startMs: number, at: readonly [number, number]) => ({
    ...{ slot, startMs, endMs: startMs + 20_000, at, orders: 3 },
  });
  const all = [visit(2, 50_000, [0, 0]), visit(1, 60_000, [0, 100]), visit(1, 200_000, [4000, -4000])];
  expect(candidates({ camps: all }).map(({ ms, sentence }) => [ms, sentence])).toEqual([
    [200_000, MOMENT_WORDS.seenCreeping('Moon', 'near the south-east mine')],
    [60_000, MOMENT_WORDS.raid('Moon', 'creeps on open ground', 'Foggy')],
    [50_000, MOMENT_WORDS.seenCreeping('Foggy', 'on open ground')],
  ]);
  // Half a minute after the other side left, the camp is free.
  const late = [visit(2, 50_000, [0, 0]), visit(1, 101_000, [0, 100])];
  expect(candidates({ camps: late }).map(({ ms }) => ms)).toEqual([101_000, 50_000]);
});

test.each([
  [{ team: 0 }, 'Foggy leaves first, so Moon won', 'inferred'],
  [{ team: 1 }, 'Foggy leaves first', 'order'],
  [null, 'Foggy leaves first', 'order'],
])('who left first is told, with the winner %o', (winner, sentence, basis) => {
  const players = PLAYERS.map((player) => ({ ...player, leftMs: player.slot === '2' ? 600_000 : 601_000 }));
  expect(candidates({}, { players, winner })).toMatchObject([
    { ms: 600_000, kind: 'leave', sentence, basis, side: 1, weight: 90, always: true, at: null },
  ]);
});

test('a player whose ally may have played on did not decide the game by leaving', () => {
  const players = [
    ...PLAYERS.map((player) => ({ ...player, leftMs: player.slot === '2' ? 600_000 : null })),
    { ...PLAYERS[1]!, slot: '3', handle: 'Lyn' },
  ];
  const [left] = candidates({}, { players, winner: { team: 0 } });
  expect(left).toMatchObject({ kind: 'leave', basis: 'order' });
  expect(left!.sentence).not.toContain('Moon');
});

test('of a game in which nothing happened nothing is told', () => {
  expect(candidates({})).toEqual([]);
});

test('the first attack order is told', () => {
  const hostile = [order({ ms: 70_000, at: [0, 0] }), order({ ms: 80_000, slot: 2, at: [0, 0] })];
  expect(candidates({ hostile })).toMatchObject([
    {
      ms: 70_000,
      kind: 'contact',
      sentence: MOMENT_WORDS.contact('Moon', 'on open ground', false),
      side: 0,
      weight: 32,
      always: true,
    },
  ]);
});

test.each([
  ['a Peon', 'opeo', 'smart', true],
  ['a Wisp, which can’t attack,', 'ewsp', 'smart', false],
  ['a building, as a rally point,', 'obar', 'rally', false],
] as const)('the first attack order follows a right click of %s', (_, id, kind, isLater) => {
  const log = { orders: [], objects: [{ forms: [[0, id] as const] }] } as unknown as MomentSource['log'];
  const hostile = [order({ ms: 70_000, at: [0, 0] })];
  const scouting = [order({ ms: 60_000, kind, leader: 0, at: [0, 0] })];
  const [contact] = candidates({ hostile, scouting }, {}, log);
  expect(contact!.sentence).toBe(MOMENT_WORDS.contact('Moon', 'on open ground', isLater));
});

test('the first attack order is at the place of its fight, so that one place has one name', () => {
  const contactAt = (x: number) => {
    const hostile = [order({ ms: 70_000, at: [x, 5000] })];
    const fights = [{ startMs: 70_000, endMs: 90_000, at: [3200, 5000], orders: hostile }];
    return candidates({ hostile, fights }).find(({ kind }) => kind === 'contact')!.place;
  };
  expect(contactAt(2900)).toBe('at Foggy’s main base');
  expect(contactAt(1500)).toBe('on open ground');
});

test('a cancelled hall says so and weighs less', () => {
  expect(halls(hall(300_000, [-6000, 0], { cancelled: true }))).toEqual([
    [300_000, 'Foggy orders a Town Hall in the west, and cancels it', 50, 1],
  ]);
});

test('a tower near an enemy’s start is a push, unless a start or a hall of the player’s side is nearer', () => {
  const tower = (
    at: readonly [number, number],
    more: readonly object[] = [],
    halls: readonly object[] = [],
  ) =>
    candidates({
      starts: [...PLACES.starts, ...more],
      halls,
      buildings: [{ slot: 1, ms: 90_000, id: 'hwtw', at }],
    }).map(({ kind }) => kind);
  expect(tower([3500, 4000])).toEqual(['tower']);
  expect(tower([1500, 4000])).toEqual([]);
  expect(tower([3500, 4000], [{ slot: 1, at: [2000, 4000] }])).toEqual([]);
  expect(tower([3500, 4000], [{ slot: 1, at: [1000, 4000] }])).toEqual(['tower']);
  const hallAt = (ms: number, at: readonly [number, number], slot = 1) =>
    tower([3500, 4000], [], [{ ...hall(ms, at), slot }]).includes('tower');
  expect(hallAt(100_000, [3400, 3000])).toBe(false);
  expect(hallAt(200_000, [3400, 3000])).toBe(true);
  expect(hallAt(100_000, [-6000, 0])).toBe(true);
  expect(hallAt(100_000, [3400, 3000], 2)).toBe(true);
});

test('a fight has two sides if the other one gives only attack-moves into it', () => {
  const attack = { ...order({ ms: 600_000, kind: 'attack', target: 5 }), at: [0, 0] as const };
  const fight = { startMs: 600_000, endMs: 630_000, at: [0, 0], spread: 100, orders: [attack] };
  const last = { ...fight, startMs: 900_000, endMs: 930_000 };
  const told = (given: object) =>
    candidates(
      { fights: [fight, last] },
      {},
      {
        orders: [order({ ms: 610_000, slot: 2, kind: 'attack', at: [1000, 0], ...given })],
      },
    ).find(({ kind }) => kind === 'fight')!.sentence;
  const oneSided = told({ ms: 650_000 });
  expect(told({})).not.toBe(oneSided);
  expect([told({ at: [1600, 0] }), told({ slot: 1 }), told({ kind: 'move' })]).toEqual([
    oneSided,
    oneSided,
    oneSided,
  ]);
});

test('one side’s attack on nothing but buildings is no fight', () => {
  const objects = [{ forms: [[0, 'ogre']] }, { forms: [[0, 'ogru']] }];
  const told = (...targets: number[]) => {
    const orders = targets.map((target) => order({ ms: 70_000, slot: 1, at: [0, 0], target }));
    const fights = [70_000, 90_000].map((ms) => ({ startMs: ms, endMs: ms + 5000, at: [0, 0], orders }));
    const log = { orders, objects } as unknown as MomentSource['log'];
    return candidates({ fights }, {}, log).map(({ sentence }) => sentence.split(' on open')[0]);
  };
  expect(told(0, 0)).toEqual(['Attack on buildings', 'Last attack, on buildings']);
  expect(told(0, 1)).toEqual(['One-sided fight', 'Last fight']);
});
