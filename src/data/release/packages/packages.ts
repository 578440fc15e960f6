/** Writes machine-readable descriptions of a release in common formats. */
import { KEYWORDS } from '../../../site.ts';
import { absolute, urls } from '../../../urls.ts';
import type { ColumnType, FactColumn } from '../../../game/facts/fact.ts';
import { JSON_TYPE, TEXT_TYPE } from '../types.ts';
import type { ReleaseFile, ReleaseStore } from '../store.ts';
import { LICENCE } from '../licence.ts';
import type { DataTable } from '../table.ts';
import { TABLES } from '../tables/tables.ts';
import { type Described, fileOf, fileUrl, PACKAGE_WORDS, plainType } from './about.ts';

/** The descriptions by file name, each with its media type. */
const descriptionsOf = (release: Described, origin: string) => ({
  'datapackage.json': [JSON_TYPE, print(dataPackage(release, origin))],
  'CITATION.cff': [TEXT_TYPE, citationFile(release, origin)],
});

/** The descriptions without the version, because the version is calculated from them. */
export const describeRelease = (release: Omit<Described, 'version'>, origin: string): string =>
  JSON.stringify(descriptionsOf({ ...release, version: '' }, origin));

/** Adds the descriptions to a release. */
export function writePackages(store: ReleaseStore, release: Described, origin: string): void {
  for (const [path, [type, text]] of Object.entries(
    descriptionsOf({ ...release, files: [...release.files] }, origin),
  ))
    store.put(path, type!, text!);
}

const print = (document: object): string => `${JSON.stringify(document, null, 1)}\n`;

/** How to cite the release, in the Citation File Format. JSON strings are valid YAML. */
const citationFile = (release: Described, origin: string): string =>
  [
    'cff-version: 1.2.0',
    `message: To cite these data, give their version and address.`,
    'type: dataset',
    `title: ${JSON.stringify(PACKAGE_WORDS.title)}`,
    `abstract: ${JSON.stringify(PACKAGE_WORDS.description(release.games))}`,
    'authors:',
    '  - name: Farseer',
    `    website: ${absolute(urls.home(), origin)}`,
    `version: ${JSON.stringify(release.version)}`,
    ...(release.updated === null ? [] : [`date-released: ${release.updated.slice(0, 10)}`]),
    `license: ${LICENCE.id}`,
    `url: ${fileUrl(release, 'datapackage.json', origin)}`,
    'keywords:',
    ...KEYWORDS.map((word) => `  - ${JSON.stringify(word)}`),
    '',
  ].join('\n');

/** Types of columns as Data Packages name them. */
const FIELD_TYPES: Readonly<Record<ColumnType, string>> = {
  string: 'string',
  integer: 'integer',
  number: 'number',
  boolean: 'boolean',
  date: 'date',
  timestamp: 'datetime',
};

/** `datapackage.json`: the release as a Frictionless Data Package, version 2. */
const dataPackage = (release: Described, origin: string) => ({
  $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
  name: 'farseer',
  title: PACKAGE_WORDS.title,
  description: PACKAGE_WORDS.description(release.games),
  homepage: absolute(urls.data(), origin),
  version: release.version,
  ...(release.updated !== null && { created: release.updated }),
  keywords: KEYWORDS,
  licenses: [{ name: LICENCE.id, path: LICENCE.url, title: LICENCE.name }],
  contributors: [{ title: 'Farseer', path: absolute(urls.home(), origin), roles: ['publisher'] }],
  resources: [
    ...TABLES.map((table) => csvResource(table, fileOf(release, table.name, 'csv')!)),
    ...release.files.filter(({ path }) => !path.endsWith('.csv')).map(fileResource),
  ],
});

/** A table as CSV. */
const csvResource = ({ name, title, says, columns, key, references }: DataTable, file: ReleaseFile) => ({
  ...sizeOf(file),
  name,
  type: 'table',
  title,
  description: says,
  path: file.path,
  format: 'csv',
  mediatype: 'text/csv',
  encoding: 'utf-8',
  dialect: { lineTerminator: '\r\n' },
  schema: {
    fields: columns.map(field),
    missingValues: [''],
    primaryKey: key,
    foreignKeys: Object.entries(references).map(([column, [resource, at]]) => ({
      fields: [column],
      reference: { resource, fields: [at] },
    })),
  },
});

const field = ({ name, type, says, values, gap, unit }: FactColumn) => ({
  name,
  type: FIELD_TYPES[type],
  description: [says, unit && `In ${unit}.`, gap && `Empty: ${gap}`].filter(Boolean).join(' '),
  constraints: { ...(gap === undefined && { required: true }), ...(values && { enum: values }) },
});

const fileResource = (file: ReleaseFile) => ({
  name: file.path.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
  path: file.path,
  mediatype: plainType(file.type),
  ...sizeOf(file),
});

const sizeOf = ({ bytes, sha256 }: ReleaseFile) => ({ bytes, hash: `sha256:${sha256}` });
