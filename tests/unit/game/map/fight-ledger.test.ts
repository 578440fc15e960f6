/** The ledger of one fight, made by hand. */
import { expect, test } from 'vitest';
import type { Places } from '../../../../src/game/derive/places/places.ts';
import { fightLedgers } from '../../../../src/game/map/fight-ledger.ts';
import { analysedGame, analysedPlayer, at } from '../../../support/analysed.ts';
import { log, object, order } from '../../../support/order-log.ts';

const START = at('10:00');
const END = at('11:00');
const unit = (id: string, slot: number, lastMs: number, orders = 9) =>
  object({ forms: [[0, id]], commands: [[slot, orders]], lastMs });

/** Grunts of player 1 and Footmen of player 2; 0 falls in the fight, 1 lives on, 2 was hardly ever commanded, 3 is far away. */
const objects = [
  unit('ogru', 1, END),
  unit('ogru', 1, at('15:00')),
  unit('ogru', 1, END, 2),
  unit('ogru', 1, at('15:00')),
  unit('hfoo', 2, at('15:00')),
  unit('hhou', 2, END),
  unit('hpea', 2, END),
];
const hit = (slot: number, target: number, ms: number) => ({
  ...order({ ms, slot, target }),
  at: [0, 0] as const,
  target,
});
const orders = [
  order({ ms: START - 30_000, slot: 1, leader: 1, at: [100, 0] }),
  order({ ms: START - 30_000, slot: 1, leader: 3, at: [9000, 0] }),
  order({ ms: START + 1000, slot: 2, leader: 4, at: [0, 0] }),
];
const fight = {
  startMs: START,
  endMs: END,
  at: [0, 0] as const,
  spread: 10,
  orders: [hit(1, 5, START), hit(1, 6, START), hit(1, 4, END), hit(1, 4, END), hit(2, 0, END)],
};
const places = {
  sides: [
    { team: 0, slots: [1] },
    { team: 1, slots: [2] },
  ],
  fights: [fight],
  heroes: [],
  portals: [{ ms: END + 5000, slot: 2, heroes: [], to: [0, 0] }],
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

test('a unit at the very end of a game is not called last seen', () => {
  const [ledger] = fightLedgers({
    analysis: { ...analysis, decidedMs: END + 30_000 },
    log: log(objects, orders),
    places,
    signs: null,
  });
  expect(ledger!.sides[0]!.lastSeen).toEqual([]);
});
