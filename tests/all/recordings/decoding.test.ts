import { describe, expect, test, vi } from 'vitest';
import { checkSummary } from '../../../src/contract/documents.ts';
import { gameAnalysisSchema } from '../../../src/game/analysis.ts';
import { gameSchema } from '../../../src/game/game.ts';
import { watchConsole } from '../../support/recordings.ts';
import { decodeRecordings, isMelee } from './decoded.ts';

const printed = watchConsole();
const { missing, decoded, failed } = decodeRecordings('decoding of all recordings');
const output = printed();
vi.restoreAllMocks();
if (missing) console.warn(...output.flatMap((line) => line as unknown[]));

/** Recordings with different lengths in data and header. */
const OTHER_LENGTH: Record<string, string> = {
  'edge/2.0.2-LAN-bots.w3g': 'the header states 14.8 s, the time slots go on to 24.7 s; nobody paused',
};

/** Recordings in which a stock reader silently loses nearly everything. */
const SILENT_LOSSES = ['3766547431_', '905018518_'];

describe.skipIf(missing)('all recordings', () => {
  test('decode, or fail with a known code', () => {
    expect(decoded.length + failed.length).toBe(309);
    expect(failed).toEqual([
      { path: 'edge/ladder.w3g', code: 'no-players' },
      { path: 'edge/1.01-LeoLaporte_vs_Ghostridah_crazy.w3g', code: 'too-old' },
    ]);
  });

  test('print nothing', () => {
    expect(output).toEqual([]);
  });

  test('lose no action', () => {
    expect(decoded.filter(({ game }) => game.undecodable > 0)).toEqual([]);
  });

  test('are complete', () => {
    expect(
      decoded.flatMap(({ entry, game }) => (game.complete ? [] : [entry.path, game.incomplete])),
    ).toEqual([]);
  });

  test('end within a second of the length their header states', () => {
    const off = decoded.filter(({ game }) => Math.abs(game.clockMs - game.lengthMs) > 1000);
    expect(off.map(({ entry }) => entry.path)).toEqual(Object.keys(OTHER_LENGTH));
    expect(off.filter(isMelee)).toEqual([]);
    // Pauses make the difference from the sum of all time slots.
    expect(decoded.filter(({ game }) => game.pausedMs > 1000).length).toBeGreaterThan(30);
  });

  test('agree with other readers about build and length', () => {
    for (const { entry, game } of decoded)
      expect([game.build, game.lengthMs], entry.path).toEqual([entry.build, entry.durationMs]);
  });

  test('give games, summaries and analyses that keep their schemas', () => {
    for (const { entry, game, summary, analysis } of decoded) {
      expect(gameSchema.parse(game), entry.path).toEqual(game);
      expect(gameAnalysisSchema.parse(analysis), entry.path).toEqual(analysis);
      expect(checkSummary(summary), entry.path).toEqual([]);
    }
  });

  test.each(SILENT_LOSSES)('%s shows everything that a stock reader loses', (seed) => {
    const found = decoded.find(({ entry }) => entry.path.includes(`/${seed}`));
    expect(found?.game).toMatchObject({ post202: true, undecodable: 0, complete: true });
    expect(found?.analysis.matchup).toMatch(/^[EHOU]v[EHOU]$/);
    for (const player of Object.values(found?.summary.players ?? {})) {
      expect(player.race).not.toBeNull();
      expect(player.heroOpener).not.toBeNull();
      expect(player.buildPreview).toHaveLength(20);
      expect(player.tier2Time).not.toBeNull();
    }
    expect(found?.analysis.players.map(({ build }) => build.length > 40)).toEqual([true, true]);
  });
});
