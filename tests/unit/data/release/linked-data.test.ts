/** An independent JSON-LD processor reads the Croissant and DCAT descriptions; in safe mode it refuses what it would drop. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import jsonld from 'jsonld';
import { afterAll, expect, test } from 'vitest';
import { croissant } from '../../../../src/data/release/packages/croissant.ts';
import { dcat } from '../../../../src/data/release/packages/dcat.ts';
import { storeIn } from '../../../../src/data/release/store.ts';
import { TABLES } from '../../../../src/data/release/tables/tables.ts';
import { writeTables } from '../../../../src/data/release/write-tables.ts';
import { UNTOLD } from '../../../../src/game/map/story-of-game.ts';
import { archiveWith } from '../../archive/count/archives.ts';

const SCHEMA = 'https://schema.org/';
const CROISSANT = 'http://mlcommons.org/croissant/';
const TYPE = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type';
/** Properties of https://schema.org/Dataset and https://schema.org/DataDownload that the description uses. */
const OF_SCHEMA_ORG = [
  'alternateName',
  'contentSize',
  'contentUrl',
  'creator',
  'datePublished',
  'description',
  'distribution',
  'encodingFormat',
  'keywords',
  'license',
  'name',
  'sha256',
  'url',
  'version',
];
const ORIGIN = 'https://a.example';

const root = mkdtempSync(join(tmpdir(), 'linked-'));
afterAll(() => rmSync(root, { recursive: true }));
const store = storeIn(root);
const [game] = archiveWith([{ id: 'a', event: null }]).games;
writeTables(store, [{ game: game!, chronicleOf: () => UNTOLD, people: new Map(), map: null }], 20);
const release = { version: '1.0.0', updated: '2026-01-01T00:00:00Z', games: 1, files: store.files };

const statements = (document: object) =>
  jsonld.toRDF(document, {
    safe: true,
    base: `${ORIGIN}/`,
    documentLoader: (url) => {
      throw new Error(`${url} would have to be fetched`);
    },
  });

test('the Croissant description loses nothing, and its fields have their files and references', async () => {
  const quads = await statements(croissant(release, ORIGIN));
  const typed = (type: string) =>
    quads.flatMap(({ subject, predicate, object }) =>
      predicate.value === TYPE && object.value === CROISSANT + type ? [subject.value] : [],
    );
  const columns = TABLES.flatMap((table) => table.columns);
  expect(typed('RecordSet')).toHaveLength(TABLES.length);
  expect(typed('FileObject')).toHaveLength(TABLES.length);
  expect(typed('Field')).toHaveLength(columns.length);
  const nodes = new Set(quads.map(({ subject }) => subject.value));
  for (const { predicate, object } of quads)
    if (['field', 'fileObject', 'key', 'references'].includes(predicate.value.replace(CROISSANT, '')))
      expect(nodes).toContain(object.value);
  // A misspelt term would become a property of schema.org, which has the default vocabulary.
  const properties = new Set(quads.map(({ predicate }) => predicate.value));
  expect(new Set([...properties].flatMap((name) => name.split(SCHEMA)[1] ?? []))).toEqual(
    new Set(OF_SCHEMA_ORG),
  );
});

test('the DCAT description loses nothing', async () => {
  const quads = await statements(dcat(release, ORIGIN));
  const distributions = quads.filter(({ object }) => object.value.endsWith('#Distribution'));
  expect(distributions.length).toBeGreaterThanOrEqual(TABLES.length);
  const misspelt = { ...dcat(release, ORIGIN), descriptoin: 'A property without a vocabulary' };
  await expect(statements(misspelt)).rejects.toThrow('Safe mode');
});
