import { describe, expect, test } from 'vitest';
import { checkSummary } from '../../../../src/contract/check.ts';
import { summarize } from '../../../../src/game/derive/summarize.ts';
import { place, train } from '../../../support/recording-writer/events.ts';
import { duel } from '../../../support/recording-writer/scenario.ts';
import type { ScriptEvent } from '../../../support/recording-writer/script.ts';
import {
  ALTAR,
  BARRACKS,
  HALL,
  PEASANT,
  SMITH,
  after,
  bare,
  by,
  decodeScript,
  summaryOf,
} from '../scripted.ts';

const preview = (timeline: ScriptEvent[], race: 'H' | 'O' | 'E' | 'U' = 'H') =>
  summaryOf(timeline, race).buildPreview.map(({ itemId, type }) => `${itemId} ${type}`);

test('a whole game, field by field', () => {
  const summary = summarize(decodeScript(duel({ races: ['H', 'U'], observers: ['Cid'] })), 'some-id');
  expect(checkSummary(summary)).toEqual([]);
  const { players, ...head } = summary;
  expect(head).toEqual({
    replayId: 'some-id',
    map: 'Concealed Hill',
    mapRaw: 'Maps\\W3Champions\\w3c_ConcealedHill_v2.0.w3x',
    durationMs: 601_000,
    durationFormatted: '10:01',
    fingerprint: '1637653382-cdab3412-Arthas+Thrall',
  });
  expect(Object.keys(players)).toEqual(['1', '2']);
  expect(players['2']).toEqual({
    name: 'Thrall',
    race: 'U',
    heroOpener: { name: 'Death Knight', itemId: 'Udea', gameTimeMs: 67_700, gameTimeFormatted: '1:07' },
    tier2Time: 325_700,
    tier2TimeFormatted: '5:25',
    tier3Time: 545_700,
    tier3TimeFormatted: '9:05',
    expansionTime: 240_700,
    expansionTimeFormatted: '4:00',
    buildPreview: [
      ['Altar of Darkness', 'uaod', 'building', 4700, '0:04'],
      ['Crypt', 'usep', 'building', 12_700, '0:12'],
      ['Death Knight', 'Udea', 'hero', 67_700, '1:07'],
      ['Ghoul', 'ugho', 'unit', 80_700, '1:20'],
      ['Ghoul', 'ugho', 'unit', 105_700, '1:45'],
      ['Graveyard', 'ugrv', 'building', 110_700, '1:50'],
      ['Halls of the Dead', 'unp1', 'upgrade', 180_700, '3:00'],
      ['Unholy Strength', 'Rume', 'upgrade', 200_700, '3:20'],
      ['Necropolis', 'unpl', 'building', 240_700, '4:00'],
      ['Black Citadel', 'unp2', 'upgrade', 400_700, '6:40'],
    ].map(([name, itemId, type, gameTimeMs, gameTimeFormatted]) => ({
      name,
      itemId,
      type,
      gameTimeMs,
      gameTimeFormatted,
    })),
    t2Buildings: [],
    t2Units: [],
    t3Buildings: [],
    t3Units: [],
    researched: [
      {
        name: 'Unholy Strength',
        itemId: 'Rume',
        level: 1,
        category: 'attack',
        icon: 'Rume',
        gameTimeMs: 200_700,
        gameTimeFormatted: '3:20',
      },
    ],
  });
});

test('players are keyed by lobby slot, observers and empty slots left out', () => {
  const cid = { kind: 'player', playerId: 3, name: 'Cid', team: 24 } as const;
  const [ann, bob] = duel().lobby;
  const lobby = [cid, ann!, { kind: 'open' }, { kind: 'computer', team: 1, raceFlag: 4 }, bob!] as const;
  const { players } = summarize(decodeScript(bare([], { lobby })), 'id');
  expect(Object.entries(players).map(([slot, { name, race }]) => [slot, name, race])).toEqual([
    ['2', 'Arthas', 'H'],
    ['4', null, 'E'],
    ['5', 'Thrall', 'O'],
  ]);
});

test('a game without a map path has no map', () => {
  const map = { ...duel().map, path: '' };
  expect(summarize(decodeScript(bare([], { map })), 'id')).toMatchObject({ map: null, mapRaw: null });
});

describe('the opening', () => {
  test('has twenty steps and no more', () => {
    const farms = Array.from({ length: 25 }, (_, i) => by(5000 * i, PEASANT, place('hhou', 300 * i, 0)));
    expect(summaryOf(farms).buildPreview.map(({ gameTimeMs }) => gameTimeMs)).toEqual(
      Array.from({ length: 20 }, (_, i) => 5000 * i),
    );
  });

  test('leaves out workers, purchases, forms and what was cancelled', () => {
    const timeline = [
      by(1000, HALL, train('hpea')),
      by(2000, PEASANT, place('halt', 0, 0)),
      by(60_000, ALTAR, train('Hamg')),
      by(100_000, ['hvlt', 70], train('stwp'), train('phea')),
      by(200_000, BARRACKS, train('hfoo'), train('hrif')),
      after(201_000, { kind: 'unqueue', slot: 1, id: 'hrif' }),
      after(310_000, train('hmil')),
    ];
    expect(preview(timeline)).toEqual(['halt building', 'Hamg hero', 'hfoo unit']);
    // A second training order for a hero means that the first one made nothing.
    const again = [...timeline, by(320_000, ALTAR, train('Hamg'))];
    expect(preview(again)).toEqual(['halt building', 'hfoo unit', 'Hamg hero']);
  });

  test('keeps Ghouls and Crypts of the Undead', () => {
    const timeline = [
      by(1000, ['uaco', 4], place('usep', 0, 0)),
      by(2000, ['unpl', 5], train('uaco')),
      by(80_000, ['usep', 6], train('ugho')),
      by(95_000, ['uaco', 4], place('uzig', 400, 0)),
    ];
    expect(preview(timeline, 'U')).toEqual(['usep building', 'ugho unit', 'uzig building']);
  });

  test('keeps Burrows of the Orcs and Moon Wells of the Night Elves', () => {
    expect(preview([by(1000, ['opeo', 4], place('otrb', 0, 0))], 'O')).toEqual(['otrb building']);
    expect(preview([by(1000, ['ewsp', 4], place('emow', 0, 0))], 'E')).toEqual(['emow building']);
  });

  test('has tier upgrades and research as upgrades', () => {
    const timeline = [by(1000, HALL, train('hkee')), by(2000, SMITH, train('Rhme'))];
    expect(preview(timeline)).toEqual(['hkee upgrade', 'Rhme upgrade']);
  });

  test('has objects that no table knows, under their id', () => {
    const { buildPreview } = summaryOf([by(1000, BARRACKS, train('h0Z9')), by(2000, ALTAR, train('Npal'))]);
    expect(buildPreview.map(({ name, type }) => [name, type])).toEqual([
      ['h0Z9', 'unit'],
      ['Npal', 'hero'],
    ]);
  });
});

describe('what was made at each tier', () => {
  const timeline = [
    by(50_000, BARRACKS, train('hfoo')),
    by(180_000, HALL, train('hkee')),
    by(325_000, ['hkee', 10], train('hpea')),
    by(330_000, PEASANT, place('hars', 0, 0), place('harm', 900, 0)),
    by(340_000, BARRACKS, train('hfoo')),
    by(345_000, ALTAR, train('Hmkg')),
    by(350_000, ['hkee', 10], train('hcas')),
    by(365_000, BARRACKS, train('hfoo')),
    by(500_000, ['hcas', 10]),
    by(510_000, BARRACKS, train('hkni')),
    by(520_000, PEASANT, place('hgra', 0, 900)),
    by(530_000, SMITH, train('Rhme')),
  ];

  test('is listed once, from the tier seen to the next tier seen', () => {
    const names = (list: { itemId: string }[]) => list.map(({ itemId }) => itemId);
    const { t2Buildings, t2Units, t3Buildings, t3Units } = summaryOf(timeline);
    expect(names(t2Buildings)).toEqual(['hars', 'harm']);
    expect(names(t2Units)).toEqual(['hpea', 'hfoo', 'Hmkg']);
    expect(names(t3Buildings)).toEqual(['hgra']);
    expect(names(t3Units)).toEqual(['hkni']);
    expect(t3Units).toEqual([{ name: 'Knight', itemId: 'hkni' }]);
  });

  test('is nothing where the tier was not reached', () => {
    expect(summaryOf(timeline.slice(0, 1))).toMatchObject({ t2Buildings: [], t2Units: [], t3Buildings: [] });
  });
});
