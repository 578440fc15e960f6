/** A second reader's findings in single recordings, which our reader once got wrong. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AnalysedPlayer, GameAnalysis } from '../../../src/game/analysis.ts';
import { analyze } from '../../../src/game/derive/analyze.ts';
import { summons } from '../../../src/game/derive/births/summons.ts';
import { playerMoments } from '../../../src/game/derive/moments/player-moments.ts';
import type { MomentSource } from '../../../src/game/derive/moments/told.ts';
import { recordingsFile } from '../../support/recordings.ts';
import { gameWith } from '../../support/analysed-archive.ts';
import { decodeBytes } from '../game/scripted.ts';

const missing = recordingsFile('manifest.json', 'single recordings') === null;

/** A recording that isn't in the archive. */
function recorded(path: string): GameAnalysis {
  return analyze(decodeBytes(readFileSync(recordingsFile(path, 'a single recording')!)), 'id');
}

const playerIn = ({ players }: GameAnalysis, name: string): AnalysedPlayer =>
  players.find((player) => player.name?.startsWith(name))!;

describe.skipIf(missing)('the winner, where the player who saved the recording quit', () => {
  test.each([
    // Three of four players had left long before; the fourth gave his last order four minutes before the end.
    ['melee/ReforgedNEPatch.w3g', ['5', '6', '7', '8'], 'activity'],
    // Two of three others waited for the end without an order.
    ['melee/Stackedgame.w3g', ['6'], 'activity'],
    // Two players of the side left by themselves, as winners.
    ['melee/orctower.w3g', ['1', '3', '5', '7'], 'result'],
  ])('%s', (path, slots, basis) => {
    expect(recorded(path).winner).toMatchObject({ slots, basis });
  });

  test('is told with what it rests on where his own leave is not recorded', () => {
    const { winner } = recorded('melee/3766547431_Rici_Kol9ni4_Concealed Hill.w3g');
    expect(winner?.sentence).toBe(
      'Inferred: the other side left first; the leave of the winning side isn’t recorded.',
    );
  });
});

test('a training order of a hero is no revival: the order before came to nothing', () => {
  const { heroes, build } = playerIn(gameWith('791786117'), 'LeonXIV');
  const king = heroes.find(({ id }) => id === 'Hmkg');
  expect(king).toMatchObject({ ordered: { ms: 709_918 }, revivalsMs: [815_425] });
  expect(build.filter(({ id, type }) => id === 'Hmkg' && type === 'hero')).toMatchObject([
    { ms: 601_552, cancelled: true },
    { ms: 709_918, cancelled: false },
  ]);
});

const madeIn = (start: string, name: string, id: string) =>
  playerIn(gameWith(start), name).made.find((count) => count.id === id);

test.each([
  // Far Seer and Shadow Hunter were trained in it.
  ['2090744188', 'FollowGrubby', 'oalt'],
  // Crypt Fiends are seen, and require it.
  ['2090744188', 'Happy', 'ugrv'],
  ['1450594947', 'Lanyue', 'edob'],
])('confirmed units confirm what they need: %s %s %s', (start, name, id) => {
  expect(madeIn(start, name, id)).toMatchObject({ min: 1, max: 1, basis: 'needed' });
});

test.each([
  ['1608029433', 'RW', 'Obla'],
  ['2090744188', 'FollowGrubby', 'Obla'],
  ['294671518', 'Lucifer', 'Udre'],
  ['1450585891', 'YAWSDE', 'hvlt'],
])('cancelled in the build order, not made in the counts: %s %s %s', (start, name, id) => {
  const steps = playerIn(gameWith(start), name).build.filter((step) => step.id === id);
  expect(steps.every(({ cancelled }) => cancelled)).toBe(true);
  expect(madeIn(start, name, id)).toMatchObject({ min: 0, max: 0 });
});

test('the moment of a new unit has the number of the table', () => {
  const lucifer = playerIn(gameWith('294671518'), 'Lucifer');
  expect(madeIn('294671518', 'Lucifer', 'uobs')).toMatchObject({ ordered: 14, min: 12, max: 12 });
  const told = { places: { sides: [] } } as unknown as MomentSource;
  expect(playerMoments(told, lucifer).map(({ sentence }) => sentence)).toContain(
    'Lucifer orders the first Obsidian Statue (12 in the whole game)',
  );
});

test('a Rod of Necromancy calls units that nobody trained', () => {
  expect(summons('rnec')).toBe(true);
});

test.each([
  // Wells 192 units apart, two towers in one line of orders, and another Peon's Burrow.
  ['tournament/unattributed/2.0.2-FloTVSavedByWc3.w3g', 'Smurf', 'emow', 3],
  ['melee/5.w3g', 'iggythefisk', 'hwtw', 38],
  ['melee/1.18-replayspl_4105_MKpowa_KrawieC..w3g', 'MKpowa', 'otrb', 8],
])(
  'buildings ordered again next to each other may both have been built: %s %s %s',
  (path, name, id, seen) => {
    if (missing) return;
    const count = playerIn(recorded(path), name).made.find((one) => one.id === id)!;
    expect(count.contradicted).toBe(false);
    expect(count.max).toBeGreaterThanOrEqual(seen);
  },
);

test('what one of two buildings took back, the other may still have made', () => {
  const { build, made } = playerIn(gameWith('1637653382'), 'JmA');
  expect(made.find(({ id }) => id === 'ebal')).toMatchObject({ min: 0, max: 1 });
  expect(build.filter(({ id }) => id === 'ebal')).toMatchObject([{ ms: 545_055, cancelled: false }]);
  // Both Slaughterhouses were ordered to make Statues, and one of them was stopped.
  const statues = playerIn(gameWith('6398375'), 'MYM]Lucifer').build.filter(({ id }) => id === 'uobs');
  expect(statues.find(({ ms }) => ms === 982_976)?.cancelled).toBe(false);
  expect(statues.filter(({ cancelled }) => cancelled).map(({ ms }) => ms)).toEqual([746_507]);
});
