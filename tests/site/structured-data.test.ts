/** The schema.org objects of pages, checked against the requirements of search engines. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import type { ReplayIndex } from '../../src/contract/index-schema.ts';
import { SITE_URL } from '../../src/site.ts';
import { builtJson, DIST, sharedPage } from '../support/build.ts';
import { builtPages, deadUrls, fileOf, pathOf } from '../support/own-links.ts';

type Data = Record<string, unknown>;

const dataIn = (file: string): Data[] =>
  sharedPage(file)
    .querySelectorAll('script[type="application/ld+json"]')
    .map((script) => JSON.parse(script.text) as Data);
const ofType = (file: string, type: string) => dataIn(file).filter((data) => data['@type'] === type);
const pages = builtPages();

const text = { type: 'string', minLength: 1 };
const url = { type: 'string', format: 'uri', pattern: '^https://' };
const time = { type: 'string', format: 'date-time' };
const typed = (type: string, properties: object, required = Object.keys(properties)) => ({
  type: 'object',
  required: ['@type', ...required],
  properties: { '@type': { const: type }, ...properties },
});
/** Google's required and recommended properties of a data set. */
const DATASET = typed('Dataset', {
  '@context': { const: 'https://schema.org' },
  name: text,
  description: { type: 'string', minLength: 50, maxLength: 5000 },
  url,
  sameAs: url,
  license: url,
  creator: typed('Organization', { name: text, url }),
  isAccessibleForFree: { const: true },
  keywords: { type: 'array', items: text, minItems: 1 },
  version: text,
  datePublished: time,
  dateModified: time,
  measurementTechnique: text,
  variableMeasured: {
    type: 'array',
    minItems: 1,
    items: typed('PropertyValue', { name: text, description: text }),
  },
  includedInDataCatalog: typed('DataCatalog', { name: text, url }),
  distribution: {
    type: 'array',
    minItems: 1,
    items: typed('DataDownload', { contentUrl: url, encodingFormat: text, contentSize: text }),
  },
});
const BREADCRUMBS = typed('BreadcrumbList', {
  '@context': { const: 'https://schema.org' },
  itemListElement: {
    type: 'array',
    minItems: 2,
    items: typed('ListItem', { position: { type: 'integer' }, name: text, item: url }),
  },
});

const ajv = new Ajv({ allErrors: true });
addFormats.default(ajv);
const complaints = (schema: object, data: unknown) => (ajv.validate(schema, data) ? [] : ajv.errors);

test('every address in them exists', () => {
  for (const file of pages) expect(deadUrls(JSON.stringify(dataIn(file))), file).toEqual([]);
});

describe('the data set', () => {
  const [archive] = ofType('replays/index.html', 'Dataset');

  test('stands on the page that lists it and on the one that explains it, and nowhere else', () => {
    expect(ofType('api/index.html', 'Dataset')).toEqual([archive]);
    expect(pages.filter((file) => ofType(file, 'Dataset').length > 0).sort()).toEqual([
      'api/index.html',
      'data/index.html',
      'replays/index.html',
    ]);
  });

  test('has what search engines ask for', () => {
    expect(complaints(DATASET, archive)).toEqual([]);
  });

  test('says of its files what they are', () => {
    const files = archive!['distribution'] as {
      contentUrl: string;
      contentSize: string;
      encodingFormat: string;
    }[];
    for (const { contentUrl, contentSize, encodingFormat } of files) {
      const file = fileOf(contentUrl)!;
      expect(contentSize).toBe(`${statSync(join(DIST, file)).size} B`);
      expect(encodingFormat).toBe('application/json');
    }
    const { count } = builtJson<ReplayIndex>('data/summaries-index.json');
    expect(archive!['size']).toMatchObject({ value: count });
    expect(archive!['description']).toMatch(new RegExp(`^${count} games`));
  });
});

test('every game says when it was played', () => {
  const games = pages.filter((file) => /^replays\/[^/]+\/index/.test(file));
  for (const file of games) {
    const [page] = ofType(file, 'WebPage');
    expect(page, file).toMatchObject({ url: SITE_URL + pathOf(file) });
    expect(page!['temporalCoverage'], file).toMatch(
      /^(?:\d{4}-\d\d-\d\d(?:T[\d:]+Z|\/(?:\d{4}-\d\d-\d\d|\.\.))?)$/,
    );
  }
});

describe('breadcrumbs', () => {
  const paths = pages.flatMap((file) => ofType(file, 'BreadcrumbList').map((data) => ({ file, data })));

  test('every game and every hub below a list has them', () => {
    const below = pages.filter((file) =>
      /^(replays|events|players|maps|matchups|heroes)\/[^/]+\/index/.test(file),
    );
    expect(paths.map(({ file }) => file)).toEqual(expect.arrayContaining(below));
  });

  test('they have what search engines ask for and end at the page itself', () => {
    for (const { file, data } of paths) {
      expect(complaints(BREADCRUMBS, data), file).toEqual([]);
      const steps = data['itemListElement'] as { position: number; item: string }[];
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
      expect(steps.at(-1)!.item).toBe(SITE_URL + pathOf(file));
    }
  });
});

test('the first page names the site', () => {
  expect(ofType('index.html', 'WebSite')).toMatchObject([{ url: `${SITE_URL}/` }]);
});
