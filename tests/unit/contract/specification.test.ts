import { describe, expect, test } from 'vitest';
import { type SchemaId, componentSchemas } from '../../../src/contract/components.ts';
import { describeFields } from '../../../src/contract/fields.ts';
import { objectsIn } from './sample.ts';

/** The contract's tables, handwritten. `!` marks a required field, `?` a nullable one. */
const TABLES: Partial<Record<SchemaId, string[]>> = {
  ReplayIndex: [
    'generatedAt! string, date-time',
    'count! integer',
    'note string',
    'fieldNotes object with string values',
    'replays! array of ReplayIndexEntry',
    'deprecations array of Deprecation',
  ],
  ReplayIndexEntry: [
    'replayId! string',
    'map string?',
    'durationSec integer?',
    'matchup string?',
    'players! array of ReplayIndexPlayer',
    'builds! array of string',
    'tournamentId string?',
  ],
  ReplayIndexPlayer: [
    'slot! string',
    'name string?',
    'race Race?',
    'hero string?',
    'heroTimeSec integer?',
    'tier2Sec integer?',
    'tier3Sec integer?',
    'expansionSec integer?',
  ],
  ReplaySummary: [
    'replayId! string',
    'map string?',
    'mapRaw string?',
    'durationMs integer?',
    'durationFormatted string?',
    'fingerprint string?',
    'players! object with SummaryPlayer values',
    'deprecations array of Deprecation',
  ],
  SummaryPlayer: [
    'name string?',
    'race Race?',
    'heroOpener TimedEntity?',
    'tier2Time integer?',
    'tier2TimeFormatted string?',
    'tier3Time integer?',
    'tier3TimeFormatted string?',
    'expansionTime integer?',
    'expansionTimeFormatted string?',
    'buildPreview array of BuildStep',
    't2Buildings array of NamedEntity',
    't2Units array of NamedEntity',
    't3Buildings array of NamedEntity',
    't3Units array of NamedEntity',
    'researched array of Research',
  ],
  NamedEntity: ['name string', 'itemId! string'],
  TimedEntity: ['name string', 'itemId! string', 'gameTimeMs integer', 'gameTimeFormatted string'],
  BuildStep: [
    'name string',
    'itemId! string',
    'gameTimeMs integer',
    'gameTimeFormatted string',
    'type string (building, unit, hero, upgrade)',
  ],
  // The last two are additions: optional fields may be added to the contract at any time.
  Research: [
    'itemId string',
    'name string',
    'level integer',
    'category string',
    'icon string',
    'gameTimeMs integer',
    'gameTimeFormatted string',
  ],
};

describe('published schemas', () => {
  test.each(Object.entries(TABLES))('%s has the fields of the contract', (id, table) => {
    const rows = describeFields(id as SchemaId).map(
      ({ field, required, type, nullable }) => `${field}${required ? '!' : ''} ${type}${nullable ? '?' : ''}`,
    );
    expect(rows).toEqual(table);
  });

  test('Race has the four letters of the contract', () => {
    expect(componentSchemas().Race).toMatchObject({ type: 'string', enum: ['H', 'O', 'E', 'U'] });
    expect(describeFields('Race')).toEqual([]);
  });

  test.each(Object.keys(componentSchemas()))('%s and every field of it are described', (id) => {
    expect(componentSchemas()[id as SchemaId].description).toMatch(/\.$/);
    for (const row of describeFields(id as SchemaId)) expect(row.description, row.field).toMatch(/\w.*\.$/s);
  });

  test('inferred fields say so, and name their unit', () => {
    for (const [id, unit] of [
      ['ReplayIndexPlayer', 'Seconds'],
      ['SummaryPlayer', 'Milliseconds'],
    ] as const) {
      const tiers = describeFields(id).filter(({ field }) => /^tier[23](Sec|Time)$/.test(field));
      expect(tiers).toHaveLength(2);
      for (const { description } of tiers) expect(description).toMatch(new RegExp(`^${unit} .*INFERRED`));
    }
  });

  test('carry nothing that closes them or that only a code generator would say', () => {
    const limits: unknown[] = [Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER];
    for (const node of objectsIn(componentSchemas())) {
      expect(node).not.toHaveProperty('$id');
      expect(node).not.toHaveProperty('$schema');
      expect(node).not.toHaveProperty('nullable');
      expect(node['additionalProperties']).not.toBe(false);
      expect(limits).not.toContain(node['maximum']);
      expect(limits).not.toContain(node['minimum']);
      if (node['format'] === 'date-time') expect(node).not.toHaveProperty('pattern');
    }
  });
});
