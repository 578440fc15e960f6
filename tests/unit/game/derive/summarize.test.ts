import { describe, expect, test } from 'vitest';
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

test('players are keyed by lobby slot, observers and empty slots left out', () => {
  const cid = { kind: 'player', playerId: 3, name: 'Cid', team: 24 } as const;
  const [ann, bob] = duel().lobby;
  const lobby = [cid, ann!, { kind: 'open' }, { kind: 'computer', team: 1, raceFlag: 4 }, bob!] as const;
  const { players } = summarize(decodeScript(bare([], { lobby })), 'id');
  expect(Object.entries(players).map(([slot, { name, race }]) => [slot, name, race])).toMatchSnapshot();
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

  test('has objects that no table knows, under their id', () => {
    const { buildPreview } = summaryOf([by(1000, BARRACKS, train('h0Z9')), by(2000, ALTAR, train('N0Z9'))]);
    expect(buildPreview.map(({ name, type }) => [name, type])).toEqual([
      ['h0Z9', 'unit'],
      ['N0Z9', 'hero'],
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
});
