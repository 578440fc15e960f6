/** A second reader's findings in single recordings, which our reader once got wrong. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AnalysedPlayer, GameAnalysis } from '../../../src/game/analysis.ts';
import { analyze } from '../../../src/game/derive/analyze.ts';
import { WINNER_WORDS } from '../../../src/game/derive/winner.ts';
import { WINNER_BASES } from '../../../src/game/derive/winner.ts';
import { summons } from '../../../src/game/derive/births/presses.ts';
import { playerMoments } from '../../../src/game/derive/moments/player-moments.ts';
import type { MomentSource } from '../../../src/game/derive/moments/moment-source.ts';
import { recordingsFile } from '../../support/recordings.ts';
import { gameWith } from '../../support/analysed-archive.ts';
import { decodeBytes } from '../../unit/game/scripted.ts';
import { MOMENT_WORDS } from '../../../src/game/derive/moments/words.ts';

const missing = recordingsFile('manifest.json', 'single recordings') === null;

/** A recording that isn't in the archive. */
function recorded(path: string): GameAnalysis {
  return analyze(decodeBytes(readFileSync(recordingsFile(path, 'a single recording')!)), 'id');
}

/** A player by place in the lobby: people may ask for the removal of their names from the archive. */
const playerIn = ({ players }: GameAnalysis, at: 0 | 1): AnalysedPlayer => players[at]!;

describe.skipIf(missing)('the winner', () => {
  test.each([
    // Three of four players had left long before; the fourth gave his last order four minutes before the end.
    ['melee/ReforgedNEPatch.w3g', ['5', '6', '7', '8'], 'result'],
    // Two of three others waited for the end without an order.
    ['melee/Stackedgame.w3g', ['6'], 'result'],
    // Two players of the side left by themselves, as winners.
    ['melee/orctower.w3g', ['1', '3', '5', '7'], 'result'],
    // Both players’ own recordings: the loser’s says that the player who saved it lost.
    ['edge/buildingwin_helpstoneperspective.w3g', ['2'], 'defeat'],
    ['edge/buildingwin_anxietyperspective.w3g', ['2'], 'leave-order'],
    // The scripts of the maps contradict the order in which players left, or fill a gap.
    ['tournament/unattributed/1.w3g', ['2'], 'script'],
    ['edge/11151801.w3g', ['11'], 'script'],
    ['edge/r3.w3g', ['1', '2', '3', '4', '5'], 'script'],
    ['edge/1.w3g', ['1', '2', '3', '4', '9'], 'script'],
  ])('%s', (path, slots, basis) => {
    expect(recorded(path).winner).toMatchObject({ slots, basis });
  });

  test.each([
    ['edge/refOffline.w3g', 'computers'],
    ['edge/999.w3g', 'connected'],
    ['edge/DS MIXED 501. gogo.w3g', 'connected'],
    ['edge/replay.w3g', 'connected'],
  ])('is unknown in %s', (path, reason) => {
    expect(recorded(path)).toMatchObject({ winner: null, winnerUnknown: { reason } });
  });

  test('is told with what it rests on where his own leave is not recorded', () => {
    const { winner } = recorded('melee/3766547431_Rici_Kol9ni4_Concealed Hill.w3g');
    expect(winner?.sentence).toBe(WINNER_WORDS.inferredWithoutLeave(WINNER_BASES['leave-order']));
  });
});

test('a training order of a hero is no revival: the order before came to nothing', () => {
  const { heroes, build } = playerIn(gameWith('791786117'), 1);
  const king = heroes.find(({ id }) => id === 'Hmkg');
  expect(king).toMatchObject({ ordered: { ms: 709_918 }, revivalsMs: [815_425] });
  expect(build.filter(({ id, type }) => id === 'Hmkg' && type === 'hero')).toMatchObject([
    { ms: 601_552, cancelled: true },
    { ms: 709_918, cancelled: false },
  ]);
});

const madeIn = (start: string, at: 0 | 1, id: string) =>
  playerIn(gameWith(start), at).made.find((count) => count.id === id);

test.each<[string, 0 | 1, string]>([
  // Crypt Fiends are seen, and require it.
  ['2090744188', 1, 'ugrv'],
  ['1450594947', 0, 'edob'],
])('confirmed units confirm what they need: %s %s %s', (start, at, id) => {
  expect(madeIn(start, at, id)).toMatchObject({ min: 1, max: 1, basis: 'needed' });
});

test.each<[string, 0 | 1, string]>([
  ['1608029433', 1, 'Obla'],
  ['2090744188', 0, 'Obla'],
  ['294671518', 1, 'Udre'],
  ['1450585891', 1, 'hvlt'],
])('cancelled in the build order, not made in the counts: %s %s %s', (start, at, id) => {
  const steps = playerIn(gameWith(start), at).build.filter((step) => step.id === id);
  expect(steps.every(({ cancelled }) => cancelled)).toBe(true);
  expect(madeIn(start, at, id)).toMatchObject({ min: 0, max: 0 });
});

test('the moment of a new unit has the number of the table', () => {
  const undead = playerIn(gameWith('294671518'), 1);
  expect(madeIn('294671518', 1, 'uobs')).toMatchObject({ ordered: 14, min: 11, max: 12 });
  const told = { places: { sides: [] } } as unknown as MomentSource;
  expect(playerMoments(told, undead).map(({ sentence }) => sentence)).toContain(
    MOMENT_WORDS.unit(undead.handle, 'Obsidian Statue (11–12 in the whole game)'),
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
    const count = recorded(path)
      .players.find((player) => player.name?.startsWith(name))!
      .made.find((one) => one.id === id)!;
    expect(count.contradicted).toBe(false);
    expect(count.max).toBeGreaterThanOrEqual(seen);
  },
);

test('what one of two buildings took back, the other may still have made', () => {
  const { build, made } = playerIn(gameWith('1637653382'), 1);
  expect(made.find(({ id }) => id === 'ebal')).toMatchObject({ min: 0, max: 1 });
  expect(build.filter(({ id }) => id === 'ebal')).toMatchObject([{ ms: 545_055, cancelled: false }]);
  // Both Slaughterhouses were ordered to make Statues, and one of them was stopped.
  const statues = playerIn(gameWith('6398375'), 1).build.filter(({ id }) => id === 'uobs');
  expect(statues.find(({ ms }) => ms === 982_976)?.cancelled).toBe(false);
  expect(statues.filter(({ cancelled }) => cancelled).map(({ ms }) => ms)).toEqual([746_507]);
});
