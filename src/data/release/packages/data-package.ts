/** `datapackage.json`: the release as a Frictionless Data Package, version 2. */
import type { ReleaseFile } from '../store.ts';
import type { FactColumn, ColumnType } from '../../../game/facts/fact.ts';
import type { DataTable } from '../table.ts';
import { TABLES } from '../tables/tables.ts';
import { LICENCE } from '../licence.ts';
import { filesOf, plainType, type Described } from './about.ts';
import { PACKAGE_WORDS } from './words.ts';
import { KEYWORDS } from '../../../site.ts';
import { absolute, urls } from '../../../urls.ts';

const FIELD_TYPES: Readonly<Record<ColumnType, string>> = {
  string: 'string',
  integer: 'integer',
  number: 'number',
  boolean: 'boolean',
  date: 'date',
  timestamp: 'datetime',
};

export const dataPackage = (release: Described, origin: string) => ({
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
    ...TABLES.flatMap((table) => csvResource(table, filesOf(release, table.name, 'csv'))),
    ...release.files.filter(({ path }) => !path.endsWith('.csv')).map(fileResource),
  ],
});

/** A table as CSV; the parts of a long table are listed in order. */
const csvResource = (
  { name, title, says, columns, key, references }: DataTable,
  files: readonly ReleaseFile[],
) => ({
  ...(files.length === 1 ? sizeOf(files[0]!) : {}),
  name,
  type: 'table',
  title,
  description: says,
  path: files.length === 1 ? files[0]!.path : files.map(({ path }) => path),
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
