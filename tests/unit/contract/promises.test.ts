/** A small document as promises, and the message for each difference between two documents. */
import { describe, expect, test } from 'vitest';
import { compareContracts } from '../../../src/contract/compare.ts';
import type { OpenApiShape, Operation, SchemaNode } from '../../../src/contract/open-api-shape.ts';
import { promisesOf } from '../../../src/contract/promises.ts';

const ok = (schema?: SchemaNode): Operation['responses'] => ({
  '200': { description: 'Fine.', content: { 'application/json': schema ? { schema } : {} } },
});

/** A document with one operation that returns `schema`. */
const documentOf = (
  schema: SchemaNode | undefined,
  schemas: Record<string, SchemaNode> = {},
  operation: Partial<Operation> = {},
): OpenApiShape => ({
  info: { version: '1' },
  paths: { '/game': { get: { operationId: 'getGame', responses: ok(schema), ...operation } } },
  components: { schemas },
});

const fieldsOf = (schema: SchemaNode, schemas?: Record<string, SchemaNode>) =>
  promisesOf(documentOf(schema, schemas))
    .filter(({ place }) => place.startsWith('$'))
    .map(({ place, type, required, meaning }) => `${place}${required ? '!' : ''} ${type} ${meaning}`.trim());

test('an operation promises itself, its parameters and its responses', () => {
  const parameters = [
    { name: 'id', in: 'path', required: true, description: 'Which.', schema: { type: 'string' } },
    { name: 'more', in: 'query' },
  ];
  const responses = { '404': {}, '406': { description: 'No.', content: { 'text/a': {}, 'text/b': {} } } };
  const plain = { operationId: 'getGame', values: null, deprecated: false };
  expect(promisesOf(documentOf(undefined, {}, { description: 'A game.', parameters, responses }))).toEqual([
    { ...plain, place: 'the operation', type: 'GET /game', required: true, meaning: 'A game.' },
    {
      ...plain,
      place: 'the path parameter id',
      type: '{"type":"string"}',
      required: true,
      meaning: 'Which.',
    },
    { ...plain, place: 'the query parameter more', type: '{}', required: false, meaning: '' },
    { ...plain, place: 'the response 404', type: '', required: false, meaning: '' },
    { ...plain, place: 'the response 406', type: 'text/a, text/b', required: false, meaning: 'No.' },
  ]);
  for (const silent of [{}, { '200': {} }, { '200': { content: {} } }, ok()])
    expect(promisesOf(documentOf(undefined, {}, { responses: silent }))).toHaveLength(
      1 + Object.keys(silent).length,
    );
  expect(promisesOf(documentOf(undefined))[0]?.meaning).toBe('');
});

describe('a field', () => {
  test.each<[string, SchemaNode, string]>([
    ['of one type', { type: 'string' }, 'string'],
    ['of none', {}, 'any'],
    [
      'of types in any order, null last',
      { type: ['null', 'string', 'integer'] },
      'integer or string or null',
    ],
    [
      'with limits by their names',
      { type: 'string', pattern: 'x', maxLength: 3 },
      'string, maxLength 3, pattern "x"',
    ],
    ['or null', { anyOf: [{ type: 'number' }, { type: 'null' }] }, 'number or null'],
    ['of an untyped one or null', { anyOf: [{ minimum: 1 }, { type: 'null' }] }, 'null, minimum 1'],
    [
      'of two others',
      { anyOf: [{ type: 'number' }, { type: 'string' }] },
      'any, anyOf [{"type":"number"},{"type":"string"}]',
    ],
    ['of one other', { anyOf: [{ type: 'number' }] }, 'any, anyOf [{"type":"number"}]'],
    [
      'of two or null',
      { anyOf: [{ type: 'number' }, { type: 'null' }, { type: 'string' }] },
      'any, anyOf [{"type":"number"},{"type":"null"},{"type":"string"}]',
    ],
  ])('%s', (_, schema, type) => {
    expect(fieldsOf(schema)).toEqual([`$! ${type}`]);
  });

  test('has a place in every list, object and open object', () => {
    const schema = {
      type: 'object',
      required: ['a'],
      properties: { a: { type: 'array', items: { type: 'string' } }, b: { type: 'string' } },
      additionalProperties: { type: 'number' },
    };
    expect(fieldsOf(schema)).toEqual([
      '$! object',
      '$.a! array',
      '$.a[*] string',
      '$.b string',
      '$[*] number',
    ]);
    expect(fieldsOf({ type: 'object', additionalProperties: false })).toEqual(['$! object']);
  });

  test('says what is said of it, then what is said of its type', () => {
    const schemas = { Race: { type: 'string', description: 'One of four.' }, Bare: { type: 'string' } };
    const ref = (id: string, description?: string) => ({
      $ref: `#/components/schemas/${id}`,
      ...(description && { description }),
    });
    expect(fieldsOf(ref('Race', 'Of the player.'), schemas)).toEqual([
      '$! string Of the player. One of four.',
    ]);
    expect(fieldsOf(ref('Race'), schemas)).toEqual(['$! string One of four.']);
    expect(fieldsOf(ref('Bare', 'Words.'), schemas)).toEqual(['$! string Words.']);
    expect(fieldsOf({ anyOf: [ref('Race'), { type: 'null' }] }, schemas)).toEqual([
      '$! string or null One of four.',
    ]);
    expect(() => fieldsOf(ref('Gone'))).toThrow('leads nowhere');
  });

  test('of a type that holds itself is described once', () => {
    const tree = { $ref: '#/components/schemas/Tree' };
    const Tree = { type: 'object', properties: { twigs: { type: 'array', items: tree } } };
    expect(fieldsOf(tree, { Tree })).toEqual(['$! object', '$.twigs array', '$.twigs[*] object']);
  });
});

describe('what differs', () => {
  const object = (properties: Record<string, SchemaNode>, required: string[] = []) =>
    documentOf({ type: 'object', properties, required });
  const said = (was: OpenApiShape, is: OpenApiShape) =>
    compareContracts(was, is).map(({ kind, place, text }) => `${kind}: ${place} ${text}`);
  const one = (was: SchemaNode, is: SchemaNode) => said(object({ a: was }), object({ a: is }));

  test.each<[SchemaNode, SchemaNode, string[]]>([
    [{ type: 'string' }, { type: 'number' }, ['retyped: $.a was string and is number']],
    [{}, { enum: ['x', 'y'] }, ['narrowed: $.a allows only x, y']],
    [{ enum: ['x', 'y', 'z'] }, { enum: ['z'] }, ['narrowed: $.a no longer allows x, y']],
    [{ enum: ['z'] }, { enum: ['x', 'y', 'z'] }, ['widened: $.a also allows x, y']],
    [{ enum: ['x'] }, {}, ['widened: $.a allows any value now']],
    [{ enum: ['x'] }, { enum: ['y'] }, ['narrowed: $.a no longer allows x', 'widened: $.a also allows y']],
    [{ description: 'A' }, { description: 'B' }, ['meaning: $.a meant "A" and means "B"']],
    [{}, { deprecated: true }, ['deprecated: $.a is deprecated']],
    [{ deprecated: true }, {}, []],
    [{ enum: ['x', 'y'] }, { enum: ['y', 'x'] }, []],
  ])('from %j to %j', (was, is, expected) => {
    expect(one(was, is)).toEqual(expected);
  });

  test('is said of the outermost field that is gone or new', () => {
    const deep = { type: 'object', properties: { b: { type: 'string' } } };
    const next = { type: 'string' };
    expect(said(object({ a: deep, ab: next }), object({}))).toEqual([
      'removed: $.a is gone',
      'removed: $.ab is gone',
    ]);
    expect(said(object({}), object({ a: deep }))).toEqual(['added: $.a is new: object']);
    expect(said(object({}), object({ a: next }, ['a']))).toEqual([
      'new-required: $.a is new and required: string',
    ]);
    expect(said(object({ a: next }), object({ a: next }, ['a']))).toEqual([
      'required-changed: $.a is required now',
    ]);
    expect(said(object({ a: next }, ['a']), object({ a: next }))).toEqual([
      'required-changed: $.a is optional now',
    ]);
  });

  test('in one operation says nothing of another one', () => {
    const two = (inner: Record<string, SchemaNode>): OpenApiShape => {
      const { paths, ...rest } = object({ a: { type: 'object', properties: { b: {} } } });
      const other = { operationId: 'getOther', responses: ok({ type: 'object', properties: inner }) };
      return { ...rest, paths: { ...paths, '/other': { get: other } } };
    };
    const gone = compareContracts(
      two({ a: { type: 'object', properties: { b: {} } } }),
      two({ a: { type: 'object' } }),
    );
    expect(gone.map(({ operationId, place }) => `${operationId} ${place}`)).toEqual(['getOther $.a.b']);
  });
});
