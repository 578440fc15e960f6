import { describe, expect, test } from 'vitest';
import {
  type JsonSchema,
  type SchemaId,
  componentRef,
  componentSchemas,
} from '../../../src/contract/components.ts';
import {
  type Deprecation,
  deprecationSchema,
  deprecations,
  deprecationsOf,
  NOTICE_DAYS,
} from '../../../src/contract/deprecations.ts';
import { objectsIn, publishedViolations } from './sample.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Throws if an announcement removes its field before the promised notice has passed, or if it contains an unreadable
 * date.
 */
function assertNotice({ id, deprecatedAt, sunsetAt }: Deprecation): void {
  const announced = Date.parse(deprecatedAt);
  const end = sunsetAt === null ? Infinity : Date.parse(sunsetAt);
  // Negated, so that NaN (an unreadable date) also fails.
  if (!(end - announced >= NOTICE_DAYS * DAY_MS)) {
    throw new Error(
      `Deprecation ${id}: ${deprecatedAt} to ${sunsetAt} is less than ${NOTICE_DAYS} days of notice.`,
    );
  }
}

const entry: Deprecation = {
  id: 'researched-icon-2027',
  target: { operationId: 'getReplaySummary', jsonPath: '$.players[*].researched[*].icon' },
  deprecatedAt: '2027-01-01T00:00:00Z',
  sunsetAt: '2027-04-01T00:00:00Z',
  replacement: null,
  reason: 'No client draws it.',
  docs: 'https://replays.example/api/#researched-icon-2027',
};

const COMPONENTS = componentSchemas();
const DOCUMENT = { getReplayIndex: 'ReplayIndex', getReplaySummary: 'ReplaySummary' } as const;

/** The schema node of a target: follows names, `[*]` and references; undefined if it doesn't exist. */
function targetNode({ operationId, jsonPath }: Deprecation['target']): JsonSchema | undefined {
  const resolve = (node: unknown): JsonSchema | undefined => {
    if (typeof node !== 'object' || node === null) return undefined;
    const { $ref, anyOf } = node as JsonSchema;
    if ($ref) return COMPONENTS[$ref.replace(componentRef(''), '') as SchemaId];
    return anyOf ? resolve(anyOf[0]) : (node as JsonSchema);
  };
  let node: unknown = COMPONENTS[DOCUMENT[operationId]];
  for (const step of jsonPath.match(/\w+|\*/g) ?? []) {
    const parent = resolve(node);
    node = step === '*' ? (parent?.items ?? parent?.additionalProperties) : parent?.properties?.[step];
  }
  return node as JsonSchema | undefined;
}

describe('notice', () => {
  test('of exactly 90 days, or with an open end, is enough', () => {
    expect(() => assertNotice(entry)).not.toThrow();
    expect(() => assertNotice({ ...entry, sunsetAt: null })).not.toThrow();
  });

  test.each(['2027-03-31T23:59:59Z', '2026-12-01T00:00:00Z', 'soon'])(
    'that ends at %s is not',
    (sunsetAt) => {
      expect(() => assertNotice({ ...entry, sunsetAt })).toThrow('researched-icon-2027');
    },
  );

  test('with an unreadable start is not, even with an open end', () => {
    expect(() => assertNotice({ ...entry, deprecatedAt: '', sunsetAt: null })).toThrow();
  });
});

describe('the shape of an announcement', () => {
  test('is the published one', () => {
    expect(deprecationSchema.parse(entry)).toEqual(entry);
    expect(publishedViolations('Deprecation', entry)).toEqual([]);
    expect(publishedViolations('Deprecation', { ...entry, sunsetAt: null })).toEqual([]);
    expect(publishedViolations('Deprecation', { ...entry, target: undefined, docs: 'here' })).toHaveLength(2);
  });

  test('points at fields by JSONPath', () => {
    expect(targetNode(entry.target)).toMatchObject({ type: 'string' });
    expect(
      targetNode({ operationId: 'getReplayIndex', jsonPath: '$.replays[*].players[*].tier2Sec' }),
    ).toBeDefined();
    expect(targetNode({ operationId: 'getReplayIndex', jsonPath: '$.replays[*].winner' })).toBeUndefined();
  });
});

describe('the announcements in force', () => {
  test('keep the promised notice, have unique ids and stand in order', () => {
    for (const announced of deprecations) assertNotice(deprecationSchema.parse(announced));
    expect(new Set(deprecations.map(({ id }) => id)).size).toBe(deprecations.length);
    const dates = deprecations.map(({ deprecatedAt }) => Date.parse(deprecatedAt));
    expect(dates).toEqual(dates.toSorted((a, b) => a - b));
  });

  test('and the fields flagged as deprecated are the same', () => {
    const announced = deprecations.map(({ target }) => targetNode(target));
    for (const node of announced) expect(node).toMatchObject({ deprecated: true });
    const flagged = objectsIn(COMPONENTS).filter((node) => node['deprecated'] === true);
    for (const node of flagged) expect(announced).toContain(node);
  });

  test('are split by document, none lost', () => {
    const split = [...deprecationsOf('getReplayIndex'), ...deprecationsOf('getReplaySummary')];
    expect(split).toHaveLength(deprecations.length);
  });
});
