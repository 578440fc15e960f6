import { describe, expect, test } from 'vitest';
import { gameAnalysisSchema, type AnalysedPlayer } from '../../../../src/game/analysis.ts';
import { analyze } from '../../../../src/game/derive/analyze.ts';
import { leave, train } from '../../../support/recording-writer/events.ts';
import { duel } from '../../../support/recording-writer/scenario.ts';
import type { ScriptEvent } from '../../../support/recording-writer/script.ts';
import { writeRecording } from '../../../support/recording-writer/write-recording.ts';
import { ALTAR, ARCHMAGE, BARRACKS, HALL, after, bare, by, decodeBytes, decodeScript } from '../scripted.ts';

/** Player 1 of a bare game. */
function player(...timeline: ScriptEvent[]): AnalysedPlayer {
  const analysis = analyze(decodeScript(bare(timeline)), 'id');
  expect(gameAnalysisSchema.parse(analysis)).toEqual(analysis);
  return analysis.players[0]!;
}

test('a whole game', () => {
  const script = duel({ observers: ['|cff00ff00Cid|r#12'], random: [true, false] });
  const analysis = analyze(decodeScript(script), 'some-id');
  expect(gameAnalysisSchema.parse(analysis)).toEqual(analysis);
  expect(analysis).toMatchObject({
    replayId: 'some-id',
    map: 'Concealed Hill',
    patch: '1.32',
    durationMs: 601_000,
    clockMs: 601_000,
    sides: '1v1',
    matchup: 'HvO',
    complete: true,
    incomplete: null,
    winner: {
      team: 0,
      slots: ['1'],
      basis: 'result',
      sentence: 'Inferred: a leave record says “won”.',
    },
    observers: ['Cid'],
  });
  expect(analysis.players).toMatchObject([
    { slot: '1', handle: 'Arthas', race: 'H', random: true, result: 'won', leftMs: 601_000 },
    { slot: '2', handle: 'Thrall', race: 'O', random: false, result: 'lost', leftMs: 600_000 },
  ]);
});

test('every number says what it rests on', () => {
  const { heroes, tiers, expansions, research } = analyze(decodeScript(duel()), 'id').players[0]!;
  expect(heroes).toMatchObject([
    {
      id: 'Hamg',
      name: 'Archmage',
      ordered: { ms: 67_000, basis: 'order' },
      seen: { ms: 130_000, basis: 'observed' },
      level: 2,
      skills: [
        { ms: 130_000, id: 'AHwe', name: 'Summon Water Elemental', level: 1 },
        { ms: 300_000, id: 'AHbz', name: 'Blizzard', level: 1 },
      ],
    },
  ]);
  expect(tiers).toEqual([
    {
      tier: 2,
      id: 'hkee',
      name: 'Keep',
      ordered: { ms: 180_000, basis: 'order' },
      completed: { ms: 320_000, basis: 'derived' },
      observed: { ms: 325_000, basis: 'observed' },
      doubt: null,
    },
    {
      tier: 3,
      id: 'hcas',
      name: 'Castle',
      ordered: { ms: 400_000, basis: 'order' },
      completed: { ms: 540_000, basis: 'derived' },
      observed: { ms: 545_000, basis: 'observed' },
      doubt: null,
    },
  ]);
  expect(expansions).toEqual([{ ms: 240_000, id: 'htow', name: 'Town Hall', started: null, standing: null }]);
  expect(research).toEqual([
    { ms: 200_000, id: 'Rhme', name: 'Forged Swords', level: 1, category: 'attack' },
  ]);
});

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
    expect(rows).toEqual([
      ['hpea', true, 1, false],
      ['hfoo', false, 3, false],
      ['hfoo', false, 1, false],
      ['hrif', false, 1, true],
      ['h0Z9', false, 1, false],
    ]);
  });

  test('has one order for presses in quick succession', () => {
    const [step, more] = player(by(1000, BARRACKS, train('hfoo'), train('hfoo'))).build;
    expect(step).toMatchObject({ presses: 2, cancelled: false });
    expect(more).toBeUndefined();
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

  test('are zero where nothing was done', () => {
    expect(player().apm).toEqual({ average: 0, perMinute: [], kinds: {} });
    const instant = analyze(decodeScript({ ...duel(), timeline: [] }), 'id');
    expect(instant).toMatchObject({ clockMs: 0 });
    expect(instant.players[0]!.apm.average).toBe(0);
  });
});

test('without a leave there is no result', () => {
  const analysis = analyze(decodeScript(bare([])), 'id');
  expect(analysis.winner).toBeNull();
  expect(analysis.players.map(({ result, leftMs }) => [result, leftMs])).toEqual([
    [null, null],
    [null, null],
  ]);
});

test('computers take part without doing anything', () => {
  const lobby = [...duel().lobby, { kind: 'computer', team: 2, raceFlag: 8 }] as const;
  const { players, sides } = analyze(decodeScript(bare([], { lobby })), 'id');
  expect(sides).toBe('FFA');
  expect(players[2]).toMatchObject({
    kind: 'computer',
    name: null,
    handle: 'Computer',
    race: 'U',
    build: [],
  });
});

test('a recording that breaks off says why, in a sentence', () => {
  const bytes = writeRecording(duel());
  const analysis = analyze(decodeBytes(bytes.subarray(0, bytes.length - 500)), 'id');
  expect(analysis).toMatchObject({
    complete: false,
    incomplete: { reason: 'truncated', sentence: 'The file breaks off before the game ends.' },
    durationMs: 601_000,
  });
  expect(analysis.clockMs).toBeLessThan(601_000);
});
