import { describe, expect, test } from 'vitest';
import { gameAnalysisSchema, type AnalysedPlayer } from '../../../../src/game/analysis.ts';
import { analyze } from '../../../../src/game/derive/analyze.ts';
import { leave, train } from '../../../support/recording-writer/events.ts';
import { duel } from '../../../support/recording-writer/scenario.ts';
import type { ScriptEvent } from '../../../support/recording-writer/script.ts';
import { writeRecording } from '../../../support/recording-writer/write-recording.ts';
import { ALTAR, ARCHMAGE, BARRACKS, HALL, after, bare, by, decodeBytes, decodeScript } from '../scripted.ts';
import { INCOMPLETE_REASONS } from '../../../../src/game/vocabulary.ts';

/** Player 1 of a bare game. */
function player(...timeline: ScriptEvent[]): AnalysedPlayer {
  const analysis = analyze(decodeScript(bare(timeline)), 'id');
  expect(gameAnalysisSchema.parse(analysis)).toEqual(analysis);
  return analysis.players[0]!;
}

describe('build', () => {
  const timeline = [
    by(1000, HALL, train('hpea')),
    by(50_000, BARRACKS, train('hfoo'), train('hfoo'), train('hfoo')),
    after(52_000, { kind: 'unqueue', slot: 2, id: 'hfoo' }),
    by(150_000, BARRACKS, train('hfoo')),
    by(160_000, BARRACKS, train('hrif')),
    after(161_000, { kind: 'unqueue', slot: 0, id: 'hrif' }),
    after(170_000, train('h0Z9')),
  ];

  test('has every step, workers and cancelled ones included', () => {
    const rows = player(...timeline).build.map((step) => [
      step.id,
      step.worker,
      step.presses,
      step.cancelled,
    ]);
    expect(rows).toMatchSnapshot();
  });

  test('has revivals, which make nothing new', () => {
    const { build, made } = player(
      by(60_000, ALTAR, train('Hamg')),
      by(130_000, ARCHMAGE, train('AHwe')),
      by(300_000, ALTAR, { kind: 'order-object', order: 0xd003b, x: 0, y: 0, target: ARCHMAGE[1] }),
    );
    expect(build.map(({ type }) => type)).toEqual(['hero', 'revival']);
    expect(made).toMatchObject([{ id: 'Hamg', ordered: 1, max: 1 }]);
  });

  test("leaves another race's objects to a list of their own", () => {
    const { build, foreign } = player(
      by(1000, HALL, train('hpea')),
      by(2000, ['obar', 90], train('ogru')),
      by(60_000, ['obar', 90], train('ogru')),
    );
    expect(build.map(({ id }) => id)).toEqual(['hpea']);
    expect(foreign).toEqual([{ id: 'ogru', name: 'Grunt', orders: 2 }]);
  });
});

describe('actions per minute', () => {
  test('are averaged over the time the player took part', () => {
    const clicks = Array.from({ length: 30 }, () => ({ kind: 'use-hotkey', group: 1 }) as const);
    const apm = player(after(1000, ...clicks), after(61_000, ...clicks), leave(120_000, 1, 'left')).apm;
    expect(apm).toEqual({ average: 30, perMinute: [30, 30], kinds: { hotkey: 60 } });
  });
});

test('a recording that breaks off says why, in a sentence', () => {
  const bytes = writeRecording(duel());
  const analysis = analyze(decodeBytes(bytes.subarray(0, bytes.length - 500)), 'id');
  expect(analysis).toMatchObject({
    complete: false,
    incomplete: { reason: 'truncated', sentence: INCOMPLETE_REASONS.truncated },
    durationMs: 601_000,
  });
  expect(analysis.clockMs).toBeLessThan(601_000);
});
