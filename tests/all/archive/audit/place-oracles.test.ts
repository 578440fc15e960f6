/** A handwritten game that keeps every rule about places, and changes of it that break one rule each. */
import { expect, test } from 'vitest';
import { PLACE_ORACLES } from '../../../../src/archive/audit/oracle.ts';
import { askPlaces } from '../../../../src/archive/audit/place-oracles.ts';
import { analysedGame, analysedPlayer, at, heroesOf, stepOf } from '../../../support/analysed.ts';
import { log, object, order } from '../../../support/order-log.ts';

type OnMap = Parameters<typeof askPlaces>[0];

const START = at('10:00');
const END = at('11:00');
const build = [stepOf('1:00 hero Archmage')];
const hero = { ...heroesOf(build)[0]!, revivalsMs: [at('13:00')] };
const side = (food: number) => ({ food: { least: food, most: null }, heroes: [] as unknown[] });
const archmage = { slot: 1, id: hero.id, name: 'Archmage' };
const fightAt = (ms: number, ...sides: unknown[]) => ({
  startMs: ms,
  endMs: ms + END - START,
  at: [0, 0],
  ledger: { sides },
});
const footman = object({ forms: [[0, 'hfoo']], commands: [[1, 9]], lastMs: END });
const orders = [
  order({ ms: at('3:00'), slot: 1, at: [5000, 1000], heroes: [0] }),
  order({ ms: END, slot: 1, at: [0, 0], heroes: [0], leader: 1 }),
];
const camp = (id: string, x: number) => ({ x, y: 0, level: 5, creatures: [{ id, level: 5, x, y: 0 }] });

function gameOf(change: { from?: number; fallen?: boolean } = {}) {
  const { from = 5000, fallen = false } = change;
  const first = {
    ...side(20),
    heroes: [{ ...archmage, revived: true }],
  };
  const fights = [
    fightAt(START, first, side(10)),
    fightAt(at('11:10'), { ...side(5), heroes: fallen ? [{ ...archmage, revived: false }] : [] }, side(5)),
  ];
  const story = 'At 10:00, the biggest fight starts in the middle. Moon brings at least 20 food.';
  return {
    analysis: analysedGame(
      [analysedPlayer({ build, heroes: [hero] }), analysedPlayer({ slot: '2', team: 1 })],
      {
        decidedMs: at('20:00'),
      },
    ),
    log: log([object({ forms: [[0, hero.id]] }), footman], orders),
    facts: { camps: [camp('nogr', from), camp('nogr', -5000)] },
    places: {
      sides: [{ team: 0, slots: [1] }],
      approaches: [{ slot: 1, startMs: at('3:00'), endMs: at('3:30'), camp: { number: 0 } }],
      hostile: [{ slot: 1, ms: START }],
      fights: [{ startMs: START, endMs: END, at: [0, 0], orders: [] }],
      heroes: [{ slot: 1, id: hero.id, object: 0, steps: [] }],
      owners: [1, 1],
      portals: [{ slot: 1, ms: END }],
      items: [],
    },
    told: {
      places: { contacts: [{ slot: 1, ms: START }] },
      fights,
      story: [story],
      storyEvidence: [
        { sentence: 0, at: 3, text: '10:00', shows: 'fights', ms: START },
        { sentence: 0, at: 60, text: 'at least 20 food', shows: 'fights', ms: START },
      ],
    },
  };
}

const broken = (game: unknown) => {
  const answers = askPlaces(game as OnMap);
  return PLACE_ORACLES.filter((oracle) => answers[oracle].against.length > 0);
};

test('a game that keeps the rules breaks none, and each rule is checked', () => {
  const answers = askPlaces(gameOf() as unknown as OnMap);
  expect(PLACE_ORACLES.filter((oracle) => answers[oracle].n === 0)).toEqual([]);
  expect(broken(gameOf())).toEqual([]);
});

test('a rule is broken by what it is about', () => {
  const game = gameOf();
  const { told, places } = game;
  expect(broken(gameOf({ from: 6700 }))).toEqual(['camps']);
  expect(broken(gameOf({ fallen: true }))).toEqual(['fallen']);
  const contacts = [{ slot: 1, ms: at('2:00') }];
  expect(broken({ ...game, told: { ...told, places: { contacts } } })).toEqual(['contacts']);
  const [first, second] = told.fights;
  const small = { ...first!, ledger: { sides: [side(20), side(1)] } };
  const large = { ...second!, ledger: { sides: [side(30), side(1)] } };
  expect(broken({ ...game, told: { ...told, fights: [small, large] } })).toEqual(['biggest']);
  const other = { ...first!, ledger: { sides: [side(21), side(10)] } };
  expect(broken({ ...game, told: { ...told, fights: [other, second!] } })).toEqual(['fightFood']);
  const portals = [...places.portals, { slot: 1, ms: at('15:00') }];
  expect(broken({ ...game, places: { ...places, portals } })).toEqual(['portals']);
});
