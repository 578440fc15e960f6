import { describe, expect, test } from 'vitest';
import { playerFacts } from '../../../../src/game/derive/player-facts.ts';
import type { ScriptEvent } from '../../../support/recording-writer/script.ts';
import type { Action } from '../../../support/recording-writer/action.ts';
import { duel } from '../../../support/recording-writer/scenario.ts';
import { cancel, command, leave, place, selectOne, train } from '../../../support/recording-writer/events.ts';
import {
  BARE_END_MS,
  BARRACKS,
  HALL,
  PEASANT,
  after,
  bare,
  by,
  decodeScript,
  factsOf,
  first,
  summaryOf,
} from '../scripted.ts';

const KEEP = ['hkee', HALL[1]] as const;
const ORDERED = by(180_000, HALL, train('hkee'));

const none = { orderedMs: null, completedMs: null, observedMs: null, neededMs: null, doubt: null };

const tiers = (...timeline: ScriptEvent[]) => factsOf(timeline).tiers;
const seen = (...timeline: ScriptEvent[]) => {
  const { tier2Time, tier3Time } = summaryOf(timeline);
  return [tier2Time, tier3Time];
};

test('the contract has whichever came first, the hall in a selection or an order that needs the tier', () => {
  const hall = by(400_000, KEEP);
  expect(seen(ORDERED, hall)[0]).toBe(400_000);
  expect(seen(ORDERED, by(350_000, PEASANT, place('hars', 500, 500)), hall)[0]).toBe(350_000);
  expect(seen(ORDERED, hall, by(450_000, PEASANT, place('hars', 500, 500)))[0]).toBe(400_000);
});

test('without a race there are no tiers', () => {
  const lobby = [{ kind: 'player', playerId: 1, name: 'Ann', raceFlag: 0x60 }] as const;
  const game = decodeScript(bare([after(1000, train('stwp'))], { lobby }));
  expect(playerFacts(game, first(game)).tiers).toEqual([]);
});

describe('observed', () => {
  test('is only the own hall, known by its tag from before', () => {
    const enemy = after(300_000, ...selectOne('hkee', 999));
    expect(tiers(ORDERED, enemy)[0]).toMatchObject({ observedMs: null });
    const commanded = after(300_000, ...selectOne('hkee', 999), train('hpea'));
    expect(tiers(ORDERED, commanded)[0]).toMatchObject({ observedMs: null });
  });

  test('is not an ally’s hall of the same race, whatever orders it got', () => {
    const lobby = duel({ races: ['H', 'H'] }).lobby.map((one) => ({ ...one, team: 0 }));
    const theirs = (ms: number, player: number, id = 'htow', ...more: Action[]) =>
      command(ms, player, ...selectOne(id, 77), ...more);
    const timeline = [
      theirs(100_000, 2, 'htow', train('hpea')),
      theirs(110_000, 2, 'htow', train('hpea')),
      theirs(120_000, 1, 'htow', train('hpea')),
      ORDERED,
      theirs(330_000, 1, 'hkee'),
      by(340_000, KEEP),
    ];
    const game = decodeScript(bare(timeline, { lobby }));
    expect(playerFacts(game, first(game)).tiers[0]).toMatchObject({ observedMs: 340_000 });
  });

  test('is the first hall to show as it, when there are two', () => {
    const second = ['htow', 40] as const;
    const timeline = [
      ORDERED,
      by(190_000, second, train('hkee')),
      by(332_000, ['hkee', 40]),
      by(340_000, KEEP),
    ];
    expect(tiers(...timeline)[0]).toMatchObject({ observedMs: 332_000 });
  });
});

describe('the time of the contract', () => {
  test('is the first order that needs the tier where the hall was not selected again', () => {
    const workshop = by(333_000, PEASANT, place('harm', 0, 0));
    expect(seen(ORDERED, workshop)).toEqual([333_000, null]);
    expect(seen(ORDERED, by(350_000, BARRACKS, train('hkni')))).toEqual([350_000, 350_000]);
    expect(seen(ORDERED, by(340_000, HALL, train('hcas')))).toEqual([340_000, null]);
  });

  test('is not an order that was cancelled, nor one of another race', () => {
    const cancelled = by(333_000, ['hars', 60], train('hsor'), { kind: 'unqueue', slot: 0, id: 'hsor' });
    expect(seen(ORDERED, cancelled)).toEqual([null, null]);
    expect(seen(ORDERED, after(333_000, train('orai')))).toEqual([null, null]);
  });

  test('is null where nothing tells, though the upgrade was ordered', () => {
    expect(seen(ORDERED)).toEqual([null, null]);
  });
});

describe('doubt', () => {
  const doubt = (...timeline: ScriptEvent[]) => tiers(...timeline)[0];

  test('an upgrade that was cancelled', () => {
    expect(doubt(ORDERED, after(200_000, cancel()))).toMatchObject({
      orderedMs: null,
      completedMs: null,
      doubt: 'cancelled',
    });
  });

  test('an upgrade that was cancelled and ordered again', () => {
    expect(doubt(ORDERED, after(200_000, cancel()), by(250_000, HALL, train('hkee')))).toMatchObject({
      orderedMs: 250_000,
      completedMs: 390_000,
      doubt: 'repeated',
    });
  });

  test('an upgrade ordered again before it could be done', () => {
    const again = by(300_000, HALL, train('hkee'));
    expect(doubt(ORDERED, again)).toMatchObject({ orderedMs: 300_000, doubt: 'repeated' });
    expect(doubt(ORDERED, by(320_000, HALL, train('hkee')))).toMatchObject({
      orderedMs: 180_000,
      doubt: null,
    });
    expect(doubt(ORDERED, by(330_000, KEEP), by(335_000, ['htow', 40], train('hkee')))).toMatchObject({
      orderedMs: 180_000,
      observedMs: 330_000,
      doubt: null,
    });
  });

  test('not of another hall after the first was seen upgraded, however soon: Reign of Chaos was faster', () => {
    const soon = [by(310_000, KEEP), by(315_000, ['htow', 40], train('hkee'))];
    expect(doubt(ORDERED, ...soon)).toMatchObject({
      orderedMs: 180_000,
      observedMs: 310_000,
      doubt: 'contradicted',
    });
  });

  test('an upgrade seen sooner than its order could be done; what was seen holds', () => {
    const [tier] = tiers(ORDERED, by(300_000, KEEP));
    expect(tier).toMatchObject({ completedMs: null, observedMs: 300_000, doubt: 'contradicted' });
    expect(tiers(ORDERED, by(319_500, KEEP))[0]).toMatchObject({ completedMs: 319_500, doubt: null });
  });

  test('an upgrade that the end of the game overtook', () => {
    const late = by(BARE_END_MS - 139_999, HALL, train('hkee'));
    expect(doubt(late)).toMatchObject({ orderedMs: 460_001, completedMs: null, doubt: 'unfinished' });
    expect(doubt(by(BARE_END_MS - 140_000, HALL, train('hkee')))).toMatchObject({
      completedMs: BARE_END_MS,
      doubt: null,
    });
    expect(doubt(ORDERED, leave(300_000, 1, 'left'))).toMatchObject({
      completedMs: null,
      doubt: 'unfinished',
    });
  });

  test('none for a held key', () => {
    expect(
      doubt(by(180_000, HALL, train('hkee'), train('hkee')), after(180_200, train('hkee'))),
    ).toMatchObject({
      orderedMs: 180_000,
      doubt: null,
    });
  });
});

test('a player who never upgrades has neither', () => {
  expect(tiers(by(1000, HALL, train('hpea')))).toEqual([
    { tier: 2, id: 'hkee', ...none },
    { tier: 3, id: 'hcas', ...none },
  ]);
  expect(seen(by(1000, HALL, train('hpea')))).toEqual([null, null]);
});

test.each([
  ['O', 'ogre', 'ostr', 'ofrt'],
  ['E', 'etol', 'etoa', 'etoe'],
  ['U', 'unpl', 'unp1', 'unp2'],
] as const)('halls of %s', (race, hall, second, third) => {
  const timeline = [
    by(100_000, [hall, 5], train(second)),
    by(245_000, [second, 5], train(third)),
    by(400_000, [third, 5]),
  ];
  expect(factsOf(timeline, race).tiers).toMatchObject([
    { id: second, orderedMs: 100_000, completedMs: 240_000, observedMs: 245_000 },
    { id: third, orderedMs: 245_000, completedMs: 385_000, observedMs: 400_000 },
  ]);
});
