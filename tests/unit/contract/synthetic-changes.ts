/** Changes of every kind to the released description. */
import { RELEASED } from '../../../src/contract/changes.ts';
import { compareContracts, type Change } from '../../../src/contract/compare.ts';
import type { OpenApiShape, SchemaNode } from '../../../src/contract/open-api-shape.ts';

/** The released description after a change. */
function changed(change: (document: OpenApiShape) => void): OpenApiShape {
  const copy = structuredClone(RELEASED);
  change(copy);
  return copy;
}

/** The changes found after a modification. */
export const changesOf = (change: (document: OpenApiShape) => void): Change[] =>
  compareContracts(RELEASED, changed(change));

/** The fields of a schema; `field` returns one for modification. */
export const fields = (document: OpenApiShape, schema: string) =>
  document.components.schemas[schema]!.properties!;
export const field = (document: OpenApiShape, schema: string, name: string): SchemaNode =>
  fields(document, schema)[name]!;
const summaryOf = (document: OpenApiShape) => document.paths['/data/summaries/{replayId}.json']!['get']!;

/** Name of the change, the modification, and the required findings: kind and place. */
export const CASES: readonly [string, (document: OpenApiShape) => void, [Change['kind'], string][]][] = [
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
