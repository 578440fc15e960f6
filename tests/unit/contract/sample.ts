/** A small index and summary as in a build, and validators of the published schemas. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type SchemaId, componentRef, componentSchemas } from '../../../src/contract/components.ts';
import type { ReplayIndex, ReplayIndexEntry, ReplayIndexPlayer } from '../../../src/contract/index-schema.ts';
import type { ReplaySummaryDocument } from '../../../src/contract/summary-document.ts';

export const samplePlayer = (change: Partial<ReplayIndexPlayer> = {}): ReplayIndexPlayer => ({
  slot: '1',
  name: 'Moon',
  race: 'E',
  hero: 'Demon Hunter',
  heroTimeSec: 66,
  tier2Sec: 351,
  tier3Sec: null,
  expansionSec: null,
  ...change,
});

export const sampleEntry = (change: Partial<ReplayIndexEntry> = {}): ReplayIndexEntry => ({
  replayId: '1001_Moon_Happy_TerenasStand',
  map: 'Terenas Stand',
  durationSec: 912,
  matchup: 'EvU',
  players: [samplePlayer(), samplePlayer({ slot: '2', name: 'Happy', race: 'U', hero: 'Death Knight' })],
  builds: [],
  tournamentId: null,
  ...change,
});

export const sampleIndex = (): ReplayIndex => ({
  generatedAt: '2026-01-02T03:04:05Z',
  count: 3,
  note: 'A sample.',
  fieldNotes: { tier2Sec: 'INFERRED: sample.' },
  replays: ['a', 'b', 'c'].map((suffix) => sampleEntry({ replayId: `1001_Moon_Happy_${suffix}` })),
  deprecations: [],
});

export const sampleSummary = (): ReplaySummaryDocument => {
  const altar = { name: 'Altar of Elders', itemId: 'eate', gameTimeMs: 2100, gameTimeFormatted: '0:02' };
  const hunter = { name: 'Demon Hunter', itemId: 'Edem', gameTimeMs: 66_400, gameTimeFormatted: '1:06' };
  return {
    replayId: '1001_Moon_Happy_TerenasStand',
    map: 'Terenas Stand',
    mapRaw: '(2)TerenasStand_LV.w3x',
    durationMs: 912_345,
    durationFormatted: '15:12',
    fingerprint: '1001-5f3a',
    players: {
      '1': {
        name: 'Moon',
        race: 'E',
        heroOpener: hunter,
        tier2Time: 351_900,
        tier2TimeFormatted: '5:51',
        tier3Time: null,
        tier3TimeFormatted: null,
        expansionTime: null,
        expansionTimeFormatted: null,
        buildPreview: [
          { ...altar, type: 'building' },
          { ...hunter, type: 'hero' },
          { name: 'Archer', itemId: 'earc', gameTimeMs: 80_000, gameTimeFormatted: '1:20', type: 'unit' },
          {
            name: 'Tree of Ages',
            itemId: 'etoa',
            gameTimeMs: 200_000,
            gameTimeFormatted: '3:20',
            type: 'upgrade',
          },
        ],
        t2Buildings: [{ name: 'Ancient of Lore', itemId: 'eaoe' }],
        t2Units: [],
        t3Buildings: [],
        t3Units: [],
        researched: [{ itemId: 'Redc', name: 'Druid Training', level: 1, category: 'caster', icon: 'x' }],
      },
    },
    deprecations: [],
  };
};

/** Validates a value as a client with a standard JSON Schema library would; returns the invalid places. */
export function publishedViolations(id: SchemaId, value: unknown): string[] {
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true });
  addFormats(ajv);
  ajv.addVocabulary(['components']);
  const validate = ajv.compile({ $ref: componentRef(id), components: { schemas: componentSchemas() } });
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** Every object in a JSON value, including the value itself. */
export function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsIn)];
}
