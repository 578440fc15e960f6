/** What a second reader found in single recordings, which ours once told otherwise. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AnalysedPlayer, GameAnalysis } from '../../../src/game/analysis.ts';
import { analyze } from '../../../src/game/derive/analyze.ts';
import { recordingsFile } from '../../support/recordings.ts';
import { gameWith } from '../../support/analysed-archive.ts';
import { decodeBytes } from '../game/scripted.ts';

const missing = recordingsFile('manifest.json', 'single recordings') === null;

/** A recording that the archive does not have. */
function recorded(path: string): GameAnalysis {
  return analyze(decodeBytes(readFileSync(recordingsFile(path, 'a single recording')!)), 'id');
}

const playerIn = ({ players }: GameAnalysis, name: string): AnalysedPlayer =>
  players.find((player) => player.name?.startsWith(name))!;

describe.skipIf(missing)('the winner, where the player who saved the recording quit', () => {
  test.each([
    // Three of four players had left long before; the fourth gave his last order four minutes before the end.
    ['melee/ReforgedNEPatch.w3g', ['5', '6', '7', '8'], 'activity'],
    // Two of three others sat out the end without an order.
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
