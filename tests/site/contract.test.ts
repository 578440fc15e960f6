import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import type { ReplayIndex } from '../../src/contract/index-schema.ts';
import { formatClock, toSeconds } from '../../src/game/clock.ts';
import type { ReplaySummary } from '../../src/game/summary-schema.ts';
import { builtFiles, builtJson } from '../support/build.ts';

interface OpenApi {
  paths: Record<string, unknown>;
  components: { schemas: Record<string, object> };
}

const openApi = builtJson<OpenApi>('api/openapi.json');
const index = builtJson<ReplayIndex>('data/summaries-index.json');
const summaryFiles = builtFiles('.json').filter((path) => path.startsWith('data/summaries/'));

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(openApi, 'openapi');
const validator = (name: string) => ajv.compile({ $ref: `openapi#/components/schemas/${name}` });

describe('the published documents against the published description', () => {
  test('the index is valid and counts right', () => {
    const validate = validator('ReplayIndex');
    expect(validate(index), JSON.stringify(validate.errors)).toBe(true);
    expect(index.count).toBe(index.replays.length);
    expect(index.count).toBeGreaterThanOrEqual(50);
    expect(index.deprecations).toEqual([]);
  });

  test('every summary is valid', () => {
    const validate = validator('ReplaySummary');
    for (const file of summaryFiles)
      expect(validate(builtJson(file)), `${file}: ${JSON.stringify(validate.errors)}`).toBe(true);
    expect(summaryFiles.length).toBe(index.count);
  });

  test('every id of the index resolves, and nothing else is served', () => {
    const ids = index.replays.map((entry) => `data/summaries/${entry.replayId}.json`);
    expect([...ids].sort()).toEqual([...summaryFiles].sort());
    expect(new Set(ids).size).toBe(ids.length);
    const described = Object.keys(openApi.paths);
    expect(described).toEqual(['/data/summaries-index.json', '/data/summaries/{replayId}.json']);
  });
});

describe('index and summaries agree', () => {
  test.each(index.replays.map((entry) => [entry.replayId, entry] as const))('%s', (replayId, entry) => {
    const summary = builtJson<ReplaySummary>(`data/summaries/${replayId}.json`);
    const floored = (ms: number | null) => (ms === null ? null : toSeconds(ms));
    expect(summary.replayId).toBe(replayId);
    expect(entry.durationSec).toBe(floored(summary.durationMs));
    expect(summary.durationFormatted).toBe(formatClock(summary.durationMs ?? 0));
    expect(entry.players.map((player) => player.slot)).toEqual(Object.keys(summary.players));
    for (const player of entry.players) {
      const full = summary.players[player.slot];
      expect(player).toEqual({
        slot: player.slot,
        name: full?.name,
        race: full?.race,
        hero: full?.heroOpener?.name ?? null,
        heroTimeSec: floored(full?.heroOpener?.gameTimeMs ?? null),
        tier2Sec: floored(full?.tier2Time ?? null),
        tier3Sec: floored(full?.tier3Time ?? null),
        expansionSec: floored(full?.expansionTime ?? null),
      });
    }
    if (entry.matchup !== null) expect(entry.matchup).toMatch(/^(E|H|O|U)v(E|H|O|U)$/);
    if (entry.matchup) expect(entry.matchup[0]! <= entry.matchup[2]!).toBe(true);
  });
});

test('two entries with one fingerprint would be one game listed twice', () => {
  const prints = summaryFiles.map((file) => builtJson<ReplaySummary>(file).fingerprint);
  expect(new Set(prints).size).toBe(prints.length);
});
