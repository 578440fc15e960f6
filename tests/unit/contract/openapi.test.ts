import { describe, expect, test } from 'vitest';
import { checkIndex, checkSummary } from '../../../src/contract/check.ts';
import { OPERATION_IDS } from '../../../src/contract/deprecations.ts';
import { CONTRACT_VERSION, openApiDocument } from '../../../src/contract/openapi.ts';
import { objectsIn, publishedViolations, sampleIndex, sampleSummary } from './sample.ts';

const examples = { index: sampleIndex(), summary: sampleSummary() };
const document = openApiDocument({ baseUrl: 'https://replays.example/', examples });
const index = document.paths['/data/summaries-index.json'].get;
const summary = document.paths['/data/summaries/{replayId}.json'].get;

test('head of the document', () => {
  expect(document.openapi).toMatch(/^3\.1\.\d+$/);
  expect(CONTRACT_VERSION).toBe('1.0.0');
  expect(document.info).toMatchObject({ version: '1.0.0', license: { identifier: 'GPL-3.0-or-later' } });
  expect(document.info.license).not.toHaveProperty('url');
  expect(document.servers.map(({ url }) => url)).toEqual(['https://replays.example']);
  expect(document.security).toEqual([]);
  expect(document).not.toHaveProperty('externalDocs');
  expect(
    openApiDocument({ baseUrl: 'https://a.test', docsUrl: 'https://a.test/api/', examples }),
  ).toMatchObject({
    externalDocs: { url: 'https://a.test/api/' },
  });
});

test('clients are told to be permissive, and which promise holds', () => {
  const text = document.info.description.replaceAll('\n', ' ');
  expect(text).toContain('must ignore fields they do not know');
  expect(text).toContain('accept values that an `enum` here does not list');
  expect(text).toContain('90 days of notice');
  expect(text).toContain('`deprecations`');
});

test('the two operations and nothing else', () => {
  expect(Object.keys(document.paths)).toEqual([
    '/data/summaries-index.json',
    '/data/summaries/{replayId}.json',
  ]);
  expect([index.operationId, summary.operationId]).toEqual([...OPERATION_IDS]);
  const tags = document.tags.map(({ name }) => name);
  for (const operation of [index, summary]) {
    expect(operation.summary).toBeTruthy();
    expect(operation.description).toBeTruthy();
    expect(tags).toEqual(expect.arrayContaining(operation.tags));
  }
  expect(index).not.toHaveProperty('parameters');
  expect(summary.parameters).toMatchObject([
    { name: 'replayId', in: 'path', required: true, schema: { type: 'string' } },
  ]);
});

test('responses: JSON when found, the website’s HTML page when not', () => {
  expect(Object.keys(index.responses)).toEqual(['200', '4XX']);
  expect(Object.keys(summary.responses)).toEqual(['200', '404']);
  expect(index.responses['200'].content['application/json'].schema.$ref).toBe(
    '#/components/schemas/ReplayIndex',
  );
  expect(summary.responses['200'].content['application/json'].schema.$ref).toBe(
    '#/components/schemas/ReplaySummary',
  );
  for (const missing of [index.responses['4XX'], summary.responses['404']]) {
    expect(Object.keys(missing.content)).toEqual(['text/html']);
    expect(missing.description).toContain('NOT JSON');
  }
});

test('every reference resolves and every component is used', () => {
  const refs = objectsIn(document).flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []));
  const components = Object.keys(document.components.schemas).map((id) => `#/components/schemas/${id}`);
  expect(new Set(refs)).toEqual(new Set(components));
});

test('no node has what OpenAPI 3.1 dropped or what closes a response', () => {
  const bad = objectsIn(document).filter(
    (node) =>
      'nullable' in node || '$id' in node || '$schema' in node || node['additionalProperties'] === false,
  );
  expect(bad).toEqual([]);
});

test('it is plain JSON and the same for the same input', () => {
  expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  const again = openApiDocument({ baseUrl: 'https://replays.example/', examples });
  expect(JSON.stringify(again)).toBe(JSON.stringify(document));
});

describe('examples', () => {
  const shownIndex = index.responses['200'].content['application/json'].examples.recorded.value;
  const shownSummary = summary.responses['200'].content['application/json'].examples.recorded.value;

  test('are valid documents', () => {
    expect(checkIndex(shownIndex)).toEqual([]);
    expect(checkSummary(shownSummary)).toEqual([]);
    expect(publishedViolations('ReplayIndex', shownIndex)).toEqual([]);
    expect(publishedViolations('ReplaySummary', shownSummary)).toEqual([]);
  });

  test('are cut, with a count that fits, and leave the originals alone', () => {
    expect(shownIndex).toMatchObject({ count: 2, replays: sampleIndex().replays.slice(0, 2) });
    expect(shownSummary).toMatchObject({ players: { '1': { buildPreview: { length: 3 } } } });
    expect(summary.parameters[0]!.example).toBe(sampleSummary().replayId);
    expect(examples).toEqual({ index: sampleIndex(), summary: sampleSummary() });
  });
});
