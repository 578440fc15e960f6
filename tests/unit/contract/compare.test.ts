import { describe, expect, test } from 'vitest';
import { brokenPromises, changesSinceRelease, RELEASED } from '../../../src/contract/changes.ts';
import { CHANGE_KINDS, compareContracts, type Change } from '../../../src/contract/compare.ts';
import type { Deprecation } from '../../../src/contract/deprecations.ts';
import type { OpenApiShape, SchemaNode } from '../../../src/contract/open-api-shape.ts';

/** The released description after a change. */
function changed(change: (document: OpenApiShape) => void): OpenApiShape {
  const copy = structuredClone(RELEASED);
  change(copy);
  return copy;
}

const changesOf = (change: (document: OpenApiShape) => void): Change[] =>
  compareContracts(RELEASED, changed(change));

/** The fields of a schema; `field` gives one for changing. */
const fields = (document: OpenApiShape, schema: string) => document.components.schemas[schema]!.properties!;
const field = (document: OpenApiShape, schema: string, name: string): SchemaNode =>
  fields(document, schema)[name]!;
const summaryOf = (document: OpenApiShape) => document.paths['/data/summaries/{replayId}.json']!['get']!;

test('a document does not differ from itself, and nothing has changed since the release that is not listed', () => {
  expect(changesOf(() => undefined)).toEqual([]);
  expect(changesSinceRelease().filter(({ kind }) => CHANGE_KINDS[kind])).toEqual([]);
});

/** Name of the change, how to make it, and what must be found: kind and place. */
const CASES: readonly [string, (document: OpenApiShape) => void, [Change['kind'], string][]][] = [
  [
    'a field is removed',
    (document) => delete fields(document, 'ReplaySummary')['mapRaw'],
    [['removed', '$.mapRaw']],
  ],
  [
    'an object is removed: its fields are not counted again',
    (document) => delete fields(document, 'SummaryPlayer')['heroOpener'],
    [['removed', '$.players[*].heroOpener']],
  ],
  [
    'a field is renamed',
    (document) => {
      const own = fields(document, 'ReplayIndex');
      own['remark'] = own['note']!;
      delete own['note'];
    },
    [
      ['removed', '$.note'],
      ['added', '$.remark'],
    ],
  ],
  [
    'a field gets another type',
    (document) => (field(document, 'ReplaySummary', 'durationMs').type = ['number', 'null']),
    [['retyped', '$.durationMs']],
  ],
  [
    'a field may become null',
    (document) => (field(document, 'ReplayIndex', 'count').type = ['integer', 'null']),
    [['retyped', '$.count']],
  ],
  [
    'a reference may no longer be null',
    (document) =>
      (fields(document, 'ReplayIndexPlayer')['race'] = {
        $ref: '#/components/schemas/Race',
        description: field(document, 'ReplayIndexPlayer', 'race').description!,
      }),
    [['retyped', '$.replays[*].players[*].race']],
  ],
  [
    'a format is dropped',
    (document) => delete field(document, 'ReplayIndex', 'generatedAt')['format'],
    [['retyped', '$.generatedAt']],
  ],
  [
    'a limit is drawn',
    (document) => (field(document, 'ReplayIndex', 'count')['maximum'] = 10),
    [['retyped', '$.count']],
  ],
  [
    'the items of a list get another type',
    (document) => (field(document, 'ReplayIndexEntry', 'builds').items = { type: 'integer' }),
    [['retyped', '$.replays[*].builds[*]']],
  ],
  [
    'a required field is new',
    (document) => {
      fields(document, 'ReplayIndex')['page'] = { type: 'integer' };
      document.components.schemas['ReplayIndex']!.required!.push('page');
    },
    [['new-required', '$.page']],
  ],
  [
    'an optional field becomes required',
    (document) => document.components.schemas['ReplayIndex']!.required!.push('note'),
    [['required-changed', '$.note']],
  ],
  [
    'a required field becomes optional',
    (document) => (document.components.schemas['NamedEntity']!.required = []),
    ['t2Buildings', 't2Units', 't3Buildings', 't3Units'].map((list) => [
      'required-changed',
      `$.players[*].${list}[*].itemId`,
    ]),
  ],
  [
    'a value is taken from a list of values',
    (document) => document.components.schemas['Race']!.enum!.pop(),
    [
      ['narrowed', '$.replays[*].players[*].race'],
      ['narrowed', '$.players[*].race'],
    ],
  ],
  [
    'values are listed where any was allowed',
    (document) => (field(document, 'Research', 'category').enum = ['upgrade']),
    [['narrowed', '$.players[*].researched[*].category']],
  ],
  [
    'a field means something else',
    (document) => (field(document, 'ReplayIndex', 'count').description = 'Number of players.'),
    [['meaning', '$.count']],
  ],
  [
    'a parameter becomes another one',
    (document) => (summaryOf(document).parameters![0]!.name = 'id'),
    [
      ['removed', 'the path parameter replayId'],
      ['new-required', 'the path parameter id'],
    ],
  ],
  [
    'a missing replay answers with something else',
    (document) => (summaryOf(document).responses['404']!.content = { 'application/json': {} }),
    [['retyped', 'the response 404']],
  ],
  [
    'an operation is renamed',
    (document) => (document.paths['/data/summaries-index.json']!['get']!.operationId = 'list'),
    [
      ['removed', 'the operation'],
      ['new-required', 'the operation'],
    ],
  ],
  [
    'an operation moves',
    (document) => {
      document.paths['/v2/index.json'] = document.paths['/data/summaries-index.json']!;
      delete document.paths['/data/summaries-index.json'];
    },
    [['retyped', 'the operation']],
  ],
  [
    'an optional field is new',
    (document) => (fields(document, 'ReplaySummary')['patch'] = { type: ['string', 'null'] }),
    [['added', '$.patch']],
  ],
  [
    'a value is added to a list of values',
    (document) => field(document, 'BuildStep', 'type').enum!.push('item'),
    [['widened', '$.players[*].buildPreview[*].type']],
  ],
  [
    'a list of values is dropped',
    (document) => delete field(document, 'BuildStep', 'type').enum,
    [['widened', '$.players[*].buildPreview[*].type']],
  ],
  [
    'a field is marked as deprecated',
    (document) => (field(document, 'ReplayIndex', 'note').deprecated = true),
    [['deprecated', '$.note']],
  ],
  [
    'a response is added',
    (document) => (summaryOf(document).responses['304'] = { description: 'Not changed.' }),
    [['added', 'the response 304']],
  ],
];

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
