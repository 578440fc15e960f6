/** The handwritten ledger of one fight. */
import { expect, test } from 'vitest';
import type { Places } from '../../../src/game/derive/places/places.ts';
import { fallIn, lastSeenIn } from '../../../src/map/fights/fight-deaths.ts';
import { fightLedgers } from '../../../src/map/fights/fight-ledger.ts';
import { heroFalls } from '../../../src/map/fights/hero-falls.ts';
import { analysedGame, analysedPlayer, at } from '../../support/analysed.ts';
import { log, object, order } from '../../support/order-log.ts';

const START = at('10:00');
const END = at('11:00');
const unit = (id: string, slot: number, lastMs: number, orders = 9) =>
  object({ forms: [[0, id]], commands: [[slot, orders]], lastMs });

/**
 * Grunts of player 1 and Footmen of player 2: 0 dies in the fight, 1 survives, 2 was hardly ever commanded, 3 is far
 * away.
 */
const objects = [
  unit('ogru', 1, END),
  unit('ogru', 1, at('15:00')),
  unit('ogru', 1, END, 2),
  unit('ogru', 1, at('15:00')),
  unit('hfoo', 2, at('15:00')),
  unit('hhou', 2, START),
  unit('hpea', 2, END),
];
const hit = (slot: number, target: number, ms: number) => ({
  ...order({ ms, slot, target }),
  at: [0, 0] as readonly [number, number],
  target,
});
const orders = [
  order({ ms: START - 30_000, slot: 1, leader: 1, at: [100, 0] }),
  order({ ms: START - 30_000, slot: 1, leader: 3, at: [9000, 0] }),
  order({ ms: START + 1000, slot: 2, leader: 4, at: [0, 0] }),
  order({ ms: END, slot: 2, target: 0, at: [0, 0] }),
];
const fight = {
  startMs: START,
  endMs: END,
  at: [0, 0] as readonly [number, number],
  spread: 10,
  orders: [hit(1, 5, START), hit(1, 6, START), hit(1, 4, END), hit(1, 4, END), hit(2, 0, END)],
};
const places = {
  sides: [
    { team: 0, slots: [1] },
    { team: 1, slots: [2] },
  ],
  fights: [fight],
  hostile: fight.orders,
  heroes: [],
  ...{ halls: [], starts: [], camps: [] },
  portals: [{ ms: END + 5000, slot: 2, heroes: [], from: [0, 0], to: [9000, 0] }],
  owners: [1, 1, 1, 1, 2, 2, 2],
} as unknown as Places;
const analysis = analysedGame(
  [analysedPlayer(), analysedPlayer({ slot: '2', handle: 'Grubby', team: 1, leftMs: END + 20_000 })],
  { decidedMs: at('20:00') },
);

test('says who took part, what was last seen, and which side is ahead', () => {
  const [ledger] = fightLedgers({ analysis, log: log(objects, orders), places, signs: null });
  const [orc, human] = ledger!.sides;
  expect(ledger!.ahead).toBe(0);
  expect(orc!.brought).toEqual([{ id: 'ogru', name: 'Grunt', count: 2 }]);
  expect(orc!.lastSeen).toEqual([{ id: 'ogru', name: 'Grunt', count: 1 }]);
  expect(orc!.food).toEqual({ least: 6, most: null });
  expect(human!.brought).toEqual([{ id: 'hfoo', name: 'Footman', count: 1 }]);
  expect(human!.lastSeen).toEqual([]);
  expect(human!.buildings).toEqual([{ id: 'hhou', name: 'Farm', count: 1 }]);
  expect([human!.portals, human!.left]).toEqual([1, [2]]);
});

test('a player leaves the fight with their last sign, not one before', () => {
  const next = { ...fight, startMs: END + 5000, endMs: END + 15_000, orders: [hit(1, 4, END + 6000)] };
  const left = (...fights: (typeof fight)[]) =>
    fightLedgers({ analysis, log: log(objects, orders), places: { ...places, fights }, signs: null }).map(
      ({ sides }) => sides[1]!.left,
    );
  expect(left(fight)).toEqual([[2]]);
  expect(left(fight, next)).toEqual([[], [2]]);
});

test('a unit last seen far away is in no fight, and of two fights it is in the nearer one', () => {
  const far = { ...fight, at: [2000, 0] as const };
  const seen = (...fights: (typeof fight)[]) =>
    fightLedgers({ analysis, log: log(objects, orders), places: { ...places, fights }, signs: null }).map(
      ({ sides }) => sides[0]!.lastSeen.length,
    );
  expect(seen({ ...fight, at: [2600, 0] as const })).toEqual([0]);
  expect(seen(far, fight)).toEqual([0, 1]);
  expect(seen(fight, far)).toEqual([1, 0]);
});

test('a portal leads away from one fight, the one nearest to its heroes', () => {
  const far = { ...fight, at: [2000, 0] as const };
  const portals = (from: number) =>
    fightLedgers({
      ...{ analysis, log: log(objects, orders), signs: null },
      places: {
        ...places,
        fights: [fight, far],
        portals: [{ ...places.portals[0]!, from: [from, 0] as const }],
      },
    }).map(({ sides }) => sides[1]!.portals);
  expect([portals(900), portals(1100)]).toEqual([
    [1, 0],
    [0, 1],
  ]);
});

test('a hero that fell in one fight is brought to the next only by orders since its revival, which altars take time for', () => {
  const step = { ms: 0, at: [0, 0] as const, to: null, seen: true };
  const heroes = [{ slot: 1, id: 'Ofar', object: 1, steps: [step] }];
  const next = { ...fight, startMs: END + 20_000, endMs: END + 60_000 };
  const broughtAt = (revivedMs: number, { reviver = 'ntav', cancelled = false } = {}) => {
    const [first, second] = analysis.players;
    const revivalsMs = cancelled ? [] : [revivedMs];
    const build = [...first!.build, { type: 'revival', id: 'Ofar', ms: revivedMs, cancelled }];
    const players = [
      { ...first!, build, heroes: [{ id: 'Ofar', skills: [], level: 1, revivalsMs }] },
      second!,
    ] as unknown as typeof analysis.players;
    const commands = [START, END, END + 58_000].map((ms) =>
      order({ ms, leader: 1, heroes: [1], at: [0, 0] }),
    );
    const number = objects.length;
    const revive = order({
      ms: revivedMs,
      kind: 'revive',
      target: 1,
      leader: number,
      heroes: [1],
      at: [0, 0],
    });
    return fightLedgers({
      analysis: { ...analysis, players },
      log: log(
        [...objects, object({ forms: [[0, reviver]] })],
        [...orders, ...commands, revive].sort((a, b) => a.ms - b.ms),
      ),
      places: { ...places, heroes, fights: [fight, next] },
      signs: null,
    }).map(({ sides }) => sides[0]!.heroes.map(({ revived }) => revived));
  };
  expect(broughtAt(END + 57_000)).toEqual([[true], [false]]);
  expect(broughtAt(END + 57_000, { reviver: 'oalt' })).toEqual([[true], []]);
  // Level 1 takes 35 s.
  expect(broughtAt(END + 22_000, { reviver: 'oalt' })).toEqual([[true], [false]]);
  expect(broughtAt(END + 24_000, { reviver: 'oalt' })).toEqual([[true], []]);
  // A revival that was taken back proves the death, too.
  expect(broughtAt(END + 22_000, { cancelled: true })).toEqual([[true], []]);
});

test('a hero that was attacked in a fight is brought, wherever its own orders leave it', () => {
  const steps = [{ ms: 0, at: [9000, 0] as const, to: null, seen: true }];
  const heroes = [{ slot: 1, id: 'Ofar', object: 3, steps }];
  const brought = (target: number) =>
    fightLedgers({
      ...{ analysis, log: log(objects, orders), signs: null },
      places: { ...places, heroes, fights: [{ ...fight, orders: [hit(2, target, START)] }] },
    })[0]!.sides[0]!.heroes.length;
  expect([brought(3), brought(1)]).toEqual([1, 0]);
});

test('a hero fell where the last enemy order hit it, in a fight that began before its revive order', () => {
  const track = {
    ...{ slot: 1, id: 'Ofar', object: 1 },
    steps: [{ ms: 0, at: [0, 0] as const, to: null, seen: true }],
  };
  const started = { ...fight, at: [2000, 0] as const, orders: [hit(2, 1, END - 3000)] };
  const next = { ...fight, startMs: END + 5000, endMs: END + 60_000, orders: [] };
  const among = (revivedMs: number, orders = started.orders, from = started) =>
    [from, next].indexOf(
      fallIn(track, END, revivedMs, { fights: [from, next], hostile: orders }) as typeof next,
    );
  expect(among(END + 4000)).toBe(0);
  expect(among(END + 30_000)).toBe(0);
  // Without enemy orders at it, it fell in the nearer one.
  expect(among(END + 30_000, [])).toBe(1);
});

test('a hero that attackers of a fight chase beyond its reach falls in that fight', () => {
  const track = {
    ...{ slot: 1, id: 'Ofar', object: 1 },
    steps: [{ ms: 0, at: [9000, 0] as const, to: null, seen: true }],
  };
  const chased = (leader: number) => {
    const chase = { ...hit(2, 1, END - 2000), leader };
    const fights = [{ ...fight, orders: [{ ...hit(2, 1, START + 2000), leader: 4 }] }];
    return fallIn(track, END - 1000, END + 20_000, { fights, hostile: [...fights[0]!.orders, chase] });
  };
  expect(chased(4)?.startMs).toBe(START);
  expect(chased(5)).toBeUndefined();
});

test('a unit that is named after a fight is last seen in the next one, if that is near', () => {
  const next = (x: number) => ({ ...fight, startMs: END + 13_000, endMs: END + 60_000, at: [x, 0] as const });
  const seenIn = (lastMs: number, x: number) => {
    const fights = [fight, next(x)];
    const last = order({ ms: lastMs, slot: 1, leader: 0, at: [100, 0] });
    const found = log([unit('ogru', 1, lastMs)], [last]);
    return fights.indexOf(lastSeenIn(0, found, { owners: [1], fights }, at('20:00')) as typeof fight);
  };
  expect([seenIn(END, 500), seenIn(END + 11_000, 500), seenIn(END + 11_000, 5000)]).toEqual([0, 1, 0]);
});

test('a revive order says where the hero lies: it fell in the fight there, or in none', () => {
  const hero = { id: 'Ofar', skills: [], level: 1, revivalsMs: [END + 60_000] };
  const player = { ...analysedPlayer(), heroes: [hero] } as unknown as ReturnType<typeof analysedPlayer>;
  const steps = [{ ms: 0, at: [0, 0] as const, to: null, seen: true }];
  const away = { ...hit(1, 4, END + 8000), at: [5000, 0] as const };
  const next = { ...fight, startMs: END + 8000, endMs: END + 30_000, at: [5000, 0] as const, orders: [away] };
  const fellAt = (x: number) => {
    const commands = [
      order({ ms: END, slot: 1, heroes: [7], at: [0, 0] }),
      order({ ms: END + 60_000, slot: 1, kind: 'revive', target: 7, at: [x, 0] }),
    ];
    const falls = heroFalls({
      analysis: analysedGame([player]),
      log: log(objects, commands),
      places: { ...places, fights: [fight, next], heroes: [{ slot: 1, id: 'Ofar', object: 7, steps }] },
    });
    return [fight, next].indexOf(falls.get(7)![0]!.fight as typeof fight);
  };
  expect([0, 1100, 2400, 4900, 9000].map(fellAt)).toEqual([0, 0, 0, 1, -1]);
});

test('an ally who revives the hero of a player that left proves its death', () => {
  const heroes = [{ id: 'Ofar', skills: [], level: 1, revivalsMs: [END + 60_000] }];
  const player = { ...analysedPlayer(), heroes } as unknown as ReturnType<typeof analysedPlayer>;
  const track = {
    slot: 1,
    id: 'Ofar',
    object: 7,
    steps: [{ ms: 0, at: [0, 0] as const, to: null, seen: true }],
  };
  const command = order({ ms: END, slot: 1, heroes: [7], at: [0, 0] });
  const revive = order({ ms: END + 60_000, slot: 3, kind: 'revive', target: 7, at: [0, 0] });
  const falls = heroFalls({
    analysis: analysedGame([player]),
    log: log(objects, [command, revive]),
    places: { ...places, heroes: [track] },
  });
  expect(falls.get(7)).toEqual([{ lastMs: END, backMs: END + 60_000, fight }]);
});

test('no side is ahead without twice the attack orders', () => {
  const even = { ...fight, orders: [...fight.orders, hit(2, 0, END), hit(2, 0, END)] };
  const [ledger] = fightLedgers({
    analysis,
    log: log(objects, orders),
    places: { ...places, fights: [even] },
    signs: null,
  });
  expect(ledger!.ahead).toBeNull();
});

const ledgerOf = (more: { orders?: typeof orders; places?: object; analysis?: object } = {}) =>
  fightLedgers({
    analysis: { ...analysis, ...more.analysis },
    log: log(objects, [...orders, ...(more.orders ?? [])]),
    places: { ...places, ...more.places },
    signs: null,
  })[0]!;

test('a side stayed where it gives orders right after, and the other only sends its heroes away', () => {
  const here = (slot: number, ms: number) => order({ ms: END + ms, slot, kind: 'move', at: [100, 0] });
  const away = order({ ms: END + 2000, slot: 2, kind: 'move', at: [5000, 0], heroes: [6] });
  expect(ledgerOf({ orders: [here(1, 1000), here(1, 3000), away] }).stayed).toBe(0);
  expect(ledgerOf({ orders: [here(1, 1000), here(1, 3000)] }).stayed).toBeNull();
  expect(ledgerOf({ orders: [here(1, 1000), here(1, 3000), away, here(2, 4000)] }).stayed).toBeNull();
  expect(ledgerOf({ orders: [here(1, 16_000), here(1, 17_000), away] }).stayed).toBeNull();
});

test('says what losses are proven by the next fight, and which camp and expansion changed hands', () => {
  const losses = [
    { ms: START - 1000, food: 4 },
    { ms: END + 5000, food: 9 },
  ];
  const players = [{ ...analysis.players[0]!, losses }, analysis.players[1]!];
  const visit = (slot: number, startMs: number, endMs: number) => ({
    ...{ slot, startMs, endMs, at: [500, 0], orders: 3 },
    camp: { number: 4, creatures: [], aimedMs: startMs },
  });
  const { sides } = ledgerOf({
    analysis: { players },
    places: { camps: [visit(1, START - 20_000, START), visit(2, START + 30_000, END)] },
  });
  expect(sides.map((side) => [side.losses, side.camps])).toMatchSnapshot();
  const hall = object({ firstMs: END, forms: [[0, 'ogre']], commands: [[1, 2]], lastMs: END });
  const razed = (more: object) =>
    fightLedgers({
      ...{ analysis, signs: null, log: log([...objects, hall], orders) },
      places: {
        ...places,
        ...{ owners: [...places.owners, 1], halls: [{ slot: 1, ms: 60_000, id: 'ogre', at: [200, 0] }] },
        fights: [{ ...fight, orders: [...fight.orders, hit(2, objects.length, END)] }],
        ...more,
      },
    })[0]!.sides[0]!.expansions;
  expect(razed({})).toEqual([60_000]);
  expect(razed({ starts: [{ slot: 1, at: [300, 0] }] })).toEqual([]);
  // Of several halls at a mine, the click tells halls apart; a hall of another kind is none of them.
  const ordered = (ms: number, x: number, id = 'ogre') => ({ slot: 1, ms, id, at: [x, 0] });
  const { at } = hit(2, objects.length, END);
  const far = at[0] + 900;
  expect(razed({ halls: [ordered(60_000, at[0]), ordered(70_000, far)] })).toEqual([60_000]);
  expect(razed({ halls: [ordered(60_000, far), ordered(70_000, far)] })).toEqual([]);
  expect(razed({ halls: [ordered(60_000, far), ordered(70_000, far, 'etol')] })).toEqual([60_000]);
});

test('the winner, who stays until the game is over, is not listed as having left', () => {
  const leftMs = END + 20_000;
  const players = [analysedPlayer({ leftMs }), analysedPlayer({ slot: '2', team: 1, leftMs })];
  const winner = { team: 0, slots: ['1'], basis: 'leave-order' as const, sentence: '' };
  const [ledger] = fightLedgers({
    analysis: { ...analysis, players, winner },
    ...{ log: log(objects, orders), places, signs: null },
  });
  expect(ledger!.sides.map(({ left }) => left)).toEqual([[], [2]]);
});

test('a unit at the very end of a game is not called last seen', () => {
  const [ledger] = fightLedgers({
    analysis: { ...analysis, decidedMs: END + 30_000 },
    log: log(objects, orders),
    places,
    signs: null,
  });
  expect(ledger!.sides[0]!.lastSeen).toEqual([]);
});

const sidesWith = (change: object, list = objects, given = analysis) =>
  fightLedgers({
    ...{ analysis: given, log: log(list, orders), signs: null },
    places: { ...places, ...change },
  })[0]!.sides;

test('a portal to the fight leads away from none', () => {
  expect(sidesWith({ portals: [{ ...places.portals[0]!, to: [1000, 0] }] })[1]!.portals).toBe(0);
});

test('a player leaves a fight only if orders or losses show them in it, at most 20 s before they left or it ended', () => {
  const players = [...analysis.players, analysedPlayer({ slot: '3', handle: 'C', team: 2, leftMs: END })];
  const third = { sides: [...places.sides, { team: 2, slots: [3] }] };
  const given = { ...analysis, players };
  expect(sidesWith(third, objects, given)[2]!.left).toEqual([]);
  const attacked = (number: number) =>
    sidesWith({ ...third, owners: places.owners.with(number, 3) }, objects, given)[2]!.left;
  // One is attacked at the end of the fight, the other a minute before.
  expect([attacked(4), attacked(5)]).toEqual([[3], []]);
});

test('a building that was named after the last attack on it stood', () => {
  const named = objects.with(5, unit('hhou', 2, START + 5000));
  expect(sidesWith({}, named)[1]!.buildings).toEqual([]);
  expect(sidesWith({}, objects.with(5, unit('hhou', 2, START)))[1]!.buildings).toHaveLength(1);
});

test('a building that fell has the form that it was last seen in by then', () => {
  const keep = object({
    ...unit('htow', 2, START),
    forms: [
      [0, 'htow'],
      [at('9:00'), 'hkee'],
    ],
  });
  expect(sidesWith({}, objects.with(5, keep))[1]!.buildings).toEqual([
    { id: 'hkee', name: 'Keep', count: 1 },
  ]);
});
