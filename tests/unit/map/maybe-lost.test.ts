/** What may have died, in one handwritten fight and in attacks outside it. */
import { expect, test } from 'vitest';
import { costsOf } from '../../../src/game/objects/costs.ts';
import { maybeLost } from '../../../src/map/fights/maybe-lost.ts';
import { analysedGame, analysedPlayer, at } from '../../support/analysed.ts';
import { log, object, order } from '../../support/order-log.ts';

const START = at('10:00');
const END = at('11:00');
const LATER = at('15:00');
const unit = (id: string, lastMs: number) => object({ forms: [[0, id]], commands: [[1, 1]], lastMs });
const objects = [
  unit('opeo', START + 1000),
  unit('opeo', LATER),
  unit('ogru', END),
  unit('ogru', LATER),
  unit('ogre', END),
  unit('Ofar', LATER),
];
const OWNERS = objects.map(() => 1);
const hit = (target: number, ms: number) => ({
  ...order({ ms, slot: 2, target }),
  ...{ at: [9000, 0] as const, target },
});
const fight = { startMs: START, endMs: END, at: [0, 0], spread: 10, orders: [] };

const lostIn = (
  places: object,
  heroes: object[] = [],
  orders = [order({ ms: END, leader: 2, at: [0, 0] })],
) => {
  const analysis = analysedGame([analysedPlayer({ heroes } as never)], {});
  return maybeLost({
    ...{ analysis, log: log(objects, orders), costs: costsOf({ ...analysis, expansion: true }) },
    places: { owners: OWNERS, fights: [], hostile: [], heroes: [], ...places },
  });
};

test('a worker that is never named again after an attack may have died, with or without a fight', () => {
  const lost = [{ slot: 1, ms: START + 1000, food: 1 }];
  expect(lostIn({ hostile: [hit(0, START), hit(1, START)] })).toEqual(lost);
  expect(lostIn({ hostile: [hit(0, START - 20_000)] })).toEqual([]);
  expect(lostIn({ hostile: [hit(0, START)], owners: [] })).toEqual([]);
});

test('a unit last named in a fight may have died however seldom it was commanded; a building uses no food', () => {
  expect(lostIn({ fights: [fight] })).toEqual([{ slot: 1, ms: END, food: 3 }]);
  expect(lostIn({ fights: [{ ...fight, at: [5000, 0] }] })).toEqual([]);
  expect(lostIn({ hostile: [hit(4, END)] })).toEqual([]);
});

test('a hero may have died from its last command before its revival on, once', () => {
  const tracks = { heroes: [{ slot: 1, id: 'Ofar', object: 5, steps: [] }] };
  const heroes = [{ id: 'Ofar', skills: [], revivalsMs: [END + 30_000] }];
  const commanded = [order({ ms: END, heroes: [5] }), order({ ms: LATER, heroes: [5] })];
  expect(lostIn({ ...tracks, hostile: [hit(5, LATER)] }, heroes, commanded)).toEqual([
    { slot: 1, ms: END, food: 5 },
  ]);
  expect(lostIn({ ...tracks, hostile: [hit(5, LATER)] }, [], commanded)).toEqual([
    { slot: 1, ms: LATER, food: 5 },
  ]);
});
