import { describe, expect, test } from 'vitest';
import { checkIndex, checkSummary } from '../../../src/contract/documents.ts';
import { openApiDocument } from '../../../src/contract/openapi.ts';
import { expectGolden } from '../../support/golden.ts';
import { objectsIn, publishedViolations, sampleIndex, sampleSummary } from './sample.ts';

const examples = { index: sampleIndex(), summary: sampleSummary() };
const document = openApiDocument({ baseUrl: 'https://replays.example/', examples });
const index = document.paths['/data/summaries-index.json'].get;
const summary = document.paths['/data/summaries/{replayId}.json'].get;

test('the description is as it was accepted', () => expectGolden('contract', 'openapi', document));

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
