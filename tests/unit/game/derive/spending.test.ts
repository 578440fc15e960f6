import { describe, expect, test } from 'vitest';
import { sampleTimes, sums } from '../../../../src/game/derive/spending/samples.ts';
import { analyze } from '../../../../src/game/derive/analyze.ts';
import { ordered } from '../../../../src/game/derive/spending/payments.ts';
import type { Band, PlayerSpending } from '../../../../src/game/spending-schema.ts';
import { games } from '../../../support/analysed-archive.ts';
import type { Action } from '../../../support/recording-writer/action.ts';
import { cancel, place, train } from '../../../support/recording-writer/events.ts';
import type { RecordingScript, ScriptEvent } from '../../../support/recording-writer/script.ts';
import { after, bare, decodeScript } from '../scripted.ts';
import { group, move, pick, tag } from './births/scripted-births.ts';

const ALTAR = 400;
const BARRACKS = 500;
const OTHER = 600;

function spent(timeline: readonly ScriptEvent[], change: Partial<RecordingScript> = {}): PlayerSpending {
  return analyze(decodeScript(bare(timeline, change)), 'id').spending!.players[0]!;
}

/** Minimum and maximum by each minute from 0:00 to 10:00. */
const lines = ({ least, most }: Band) => [least.join(' '), most.join(' ')];
/** Minimum and maximum at the end. */
const end = ({ least, most }: Band) => [least.at(-1), most.at(-1)];
const kind = (of: PlayerSpending, name: string) => {
  const found = of.kinds.find((one) => one.kind === name);
  return found && [...end(found.gold), ...end(found.lumber)];
};

describe('what a player spent', () => {
  const game = [
    pick(60_000, 'halt', ALTAR, train('Hamg')),
    pick(100_000, 'hbar', BARRACKS, train('hfoo')),
    pick(130_000, 'Hamg', 700, move),
    pick(300_000, 'halt', ALTAR, train('Hmkg')),
    pick(320_000, 'hbar', BARRACKS, train('Rhde')),
    pick(330_000, 'ngme', 300, train('stwp')),
  ];

  test('is proven and at most, by each whole minute', () => {
    const player = spent(game);
    // The first hero is free; the second was never seen.
    expect(lines(player.gold)).toEqual([
      '0 0 135 135 135 135 610 610 610 610 610',
      '0 0 135 135 135 560 1035 1035 1035 1035 1035',
    ]);
    expect(lines(player.lumber)).toEqual([
      '0 0 0 0 0 0 100 100 100 100 100',
      '0 0 0 0 0 100 200 200 200 200 200',
    ]);
    // The Footman finished within a minute of the time that its queue allows; the hero was seen.
    expect(lines(player.food)).toEqual(['0 0 0 7 7 7 7 7 7 7 7', '0 0 7 7 7 7 12 12 12 12 12']);
    expect(player.born).toMatchObject([
      { id: 'Hamg', count: { least: expect.arrayContaining([1]) } },
      { id: 'Hmkg' },
      { id: 'hfoo', name: 'Footman' },
    ]);
    expect(player.kinds.map(({ kind }) => kind)).toEqual(['units', 'heroes', 'upgrades', 'items']);
  });

  test('of units that were seen was paid before they were trained', () => {
    const player = spent([
      pick(90_000, 'hbar', BARRACKS),
      pick(91_000, 'hbar', OTHER),
      group(100_000, 'hbar', [BARRACKS, OTHER], train('hfoo')),
      pick(185_000, 'hfoo', 700, move),
      pick(186_000, 'hfoo', 701, move),
    ]);
    // Seen at 3:06, so ordered by 2:46; one order to two buildings may have made both at 1:40.
    expect(lines(player.gold)).toEqual([
      '0 0 0 270 270 270 270 270 270 270 270',
      '0 0 270 270 270 270 270 270 270 270 270',
    ]);
    expect(lines(player.food)).toEqual(['0 0 0 0 4 4 4 4 4 4 4', '0 0 4 4 4 4 4 4 4 4 4']);
  });

  test('leaves out what was taken back', () => {
    const unqueue: Action = { kind: 'unqueue', slot: 1, id: 'hfoo' };
    expect(
      end(spent([pick(100_000, 'hbar', BARRACKS, train('hfoo')), after(101_000, unqueue)]).gold),
    ).toEqual([0, 0]);
    expect(end(spent([pick(100_000, 'hbla', 800, train('Rhme')), after(101_000, cancel())]).gold)).toEqual([
      0, 0,
    ]);
  });

  test('of upgrades goes level by level, of tiers and towers what the upgrade takes', () => {
    const research = spent([
      pick(10_000, 'hcas', 11, train('hpea')),
      pick(100_000, 'hbla', 800, train('Rhme')),
      pick(200_000, 'hbla', 800, train('Rhme')),
      pick(300_000, 'hbla', 800, train('Rhme')),
      pick(500_000, 'hbla', 800, train('Rhme')),
    ]);
    // 100, 175 and 250; a fourth order can only mean that the third came to nothing.
    expect(kind(research, 'upgrades')).toEqual([525, 525, 50 + 175 + 300, 50 + 175 + 300]);
    const keep = spent([pick(200_000, 'htow', 10, train('hkee')), pick(400_000, 'hkee', 10, move)]);
    expect(kind(keep, 'upgrades')).toEqual([320, 320, 210, 210]);
    const tower = spent([pick(200_000, 'hwtw', 900, train('hgtw'))]);
    expect(kind(tower, 'upgrades')).toEqual([70, 70, 50, 50]);
  });

  test('of buildings is proven by those that were seen', () => {
    const farms = spent([
      pick(50_000, 'hpea', 20, place('hhou', 0, 0)),
      pick(150_000, 'hpea', 21, place('hhou', 900, 900)),
      pick(250_000, 'hhou', 300),
    ]);
    expect(kind(farms, 'buildings')).toEqual([80, 160, 20, 40]);
  });

  test('of revivals is bounded by the level, and dearer in a tavern', () => {
    const altar = spent([...game, pick(400_000, 'halt', ALTAR, revive)]);
    // At least 0.4 of 425 for the first level, at most 1.3 of it for the tenth.
    expect(kind(altar, 'revivals')).toEqual([170, 552, 0, 0]);
    const tavern = spent([
      ...game,
      pick(390_000, 'Hamg', 700, train('AHwe')),
      after(392_000, train('AHab')),
      pick(400_000, 'ntav', 301, revive),
    ]);
    // Two points: at least 1.0, at most 2.6.
    expect(kind(tavern, 'revivals')).toEqual([425, 1105, 100, 260]);
  });

  test('is not known without objects', () => {
    const { objects: _, ...game } = decodeScript(bare([]));
    expect(analyze(game, 'id').spending).toBeNull();
  });
});

const revive: Action = { kind: 'order-object', order: 0xd003b, x: 0, y: 0, target: tag(700) };

/** All bands of a player. */
const bandsOf = ({ gold, lumber, food, kinds, born }: PlayerSpending): Band[] => [
  gold,
  lumber,
  food,
  ...kinds.flatMap((one) => [one.gold, one.lumber]),
  ...born.map(({ count }) => count),
];

test('never more is proven than can be, nothing is ever given back, and kinds add up, in all games of the archive', () => {
  for (const { spending: of, replayId } of games) {
    if (!of) continue;
    for (const player of of.players) {
      for (const { least, most } of bandsOf(player)) {
        expect([least.length, most.length], replayId).toEqual([of.minutes.length, of.minutes.length]);
        for (const [index, number] of least.entries()) {
          expect(number, replayId).toBeLessThanOrEqual(most[index]!);
          expect(number, replayId).toBeGreaterThanOrEqual(least[index - 1] ?? 0);
          expect(most[index], replayId).toBeGreaterThanOrEqual(most[index - 1] ?? 0);
        }
      }
      const sum = (which: 'least' | 'most') =>
        player.kinds.reduce((total, { gold }) => total + gold[which].at(-1)!, 0);
      expect([sum('least'), sum('most')], replayId).toEqual(end(player.gold));
      expect(player.unpriced, replayId).toEqual([]);
    }
  }
});

test('proven times move what is possible, and are sampled up to the end', () => {
  expect(ordered([5, 1], [3])).toEqual({ least: [1, 5], most: [1, 5] });
  expect(ordered([9], [3, 4])).toEqual({ least: [9], most: [3, 4] });
  expect(sampleTimes(125_000)).toEqual([0, 60_000, 120_000, 125_000]);
  expect(sampleTimes(0)).toEqual([0]);
  const changes = [
    { ms: 130_000, by: 2 },
    { ms: 60_000, by: 1 },
    { ms: 60_001, by: 5 },
  ];
  expect(sums(changes, ({ by }) => by, sampleTimes(125_000))).toEqual([0, 1, 6, 8]);
});
