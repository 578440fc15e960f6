import { describe, expect, test } from 'vitest';
import { brokenPromises, changesSinceRelease } from '../../../src/contract/changes.ts';
import { CHANGE_KINDS } from '../../../src/contract/compare.ts';
import type { Deprecation } from '../../../src/contract/deprecations.ts';
import { CASES, changesOf, field, fields } from './synthetic-changes.ts';

test('a document does not differ from itself, and nothing has changed since the release that is not listed', () => {
  expect(changesOf(() => undefined)).toEqual([]);
  expect(changesSinceRelease().filter(({ kind }) => CHANGE_KINDS[kind])).toEqual([]);
});

describe('every kind of change is seen', () => {
  test.each(CASES)('%s', (_name, change, expected) => {
    const found = changesOf(change);
    const relevant = found.filter(({ place }) => !place.startsWith('$.deprecations'));
    const byOperation = expected.map(([kind, place]) => `${kind} ${place}`);
    expect([...new Set(relevant.map(({ kind, place }) => `${kind} ${place}`))]).toEqual(
      expect.arrayContaining(byOperation),
    );
  });

  test('and no kind is left untried', () => {
    const tried = new Set(CASES.flatMap(([, , expected]) => expected.map(([kind]) => kind)));
    expect([...tried].sort()).toEqual(Object.keys(CHANGE_KINDS).sort());
  });
});

describe('which changes break the promise', () => {
  const removal = changesOf((document) => delete fields(document, 'ReplaySummary')['mapRaw']);
  const notice: Deprecation = {
    id: 'map-raw',
    target: { operationId: 'getReplaySummary', jsonPath: '$.mapRaw' },
    deprecatedAt: '2027-01-01T00:00:00Z',
    sunsetAt: '2027-04-01T00:00:00Z',
    replacement: null,
    reason: 'Nobody reads it.',
    docs: 'https://replays.example/api/',
  };
  const later = { rewordings: [], now: Date.parse('2027-04-01T00:00:00Z') };

  test('all that can break a client, none that only adds', () => {
    for (const [name, change] of CASES) {
      const found = changesOf(change);
      const broken = brokenPromises(found, { ...later, deprecations: [] });
      expect(broken, name).toEqual(found.filter(({ kind }) => CHANGE_KINDS[kind]));
    }
  });

  test('an announced end that has come, for the field and all inside it', () => {
    expect(brokenPromises(removal, { ...later, deprecations: [notice] })).toEqual([]);
    const inside = changesOf((document) => delete fields(document, 'NamedEntity')['name']);
    const list = { operationId: 'getReplaySummary', jsonPath: '$.players[*].t2Units' } as const;
    const left = brokenPromises(inside, { ...later, deprecations: [{ ...notice, target: list }] });
    expect(left.map(({ place }) => place)).not.toContain('$.players[*].t2Units[*].name');
    expect(left.map(({ place }) => place)).toContain('$.players[*].t3Units[*].name');
  });

  test.each([
    ['before its end', { ...notice, sunsetAt: '2027-04-02T00:00:00Z' }],
    ['without an end', { ...notice, sunsetAt: null }],
    ['for another field', { ...notice, target: { ...notice.target, jsonPath: '$.map' } }],
    [
      'for the other document',
      { ...notice, target: { operationId: 'getReplayIndex', jsonPath: '$.mapRaw' } },
    ],
  ] satisfies [string, Deprecation][])('not with an announcement %s', (_name, announced) => {
    expect(brokenPromises(removal, { ...later, deprecations: [announced] })).toEqual(removal);
  });

  test('an announcement less than 90 days ahead is refused', () => {
    const short = { ...notice, sunsetAt: '2027-03-31T23:59:59Z' };
    expect(() => brokenPromises(removal, { ...later, deprecations: [short] })).toThrow('90 days');
  });

  test('another wording passes when it is listed, and then only the wording', () => {
    const reworded = changesOf((document) => {
      Object.assign(field(document, 'ReplayIndex', 'count'), { description: 'How many.', type: 'string' });
    });
    const known = [{ operationId: 'getReplayIndex', place: '$.count', reason: 'The same.' }];
    const left = brokenPromises(reworded, { ...later, deprecations: [], rewordings: known });
    expect(left.map(({ kind }) => kind)).toEqual(['retyped']);
  });
});
