/** `croissant.json`: the release in Croissant 1.0, a format for machine learning data sets. */
import type { ColumnType } from '../../../game/facts/fact.ts';
import type { DataTable } from '../table.ts';
import { TABLES } from '../tables/tables.ts';
import { LICENCE } from '../licence.ts';
import { citation, downloads, filesOf, type Described } from './about.ts';
import { PACKAGE_WORDS } from './words.ts';
import { KEYWORDS } from '../../../site.ts';
import { absolute, urls } from '../../../urls.ts';

/** The JSON-LD context from the specification. */
const CONTEXT = {
  '@language': 'en',
  '@vocab': 'https://schema.org/',
  sc: 'https://schema.org/',
  cr: 'http://mlcommons.org/croissant/',
  dct: 'http://purl.org/dc/terms/',
  citeAs: 'cr:citeAs',
  column: 'cr:column',
  conformsTo: 'dct:conformsTo',
  dataType: { '@id': 'cr:dataType', '@type': '@vocab' },
  extract: 'cr:extract',
  field: 'cr:field',
  fileObject: 'cr:fileObject',
  fileSet: 'cr:fileSet',
  includes: 'cr:includes',
  key: 'cr:key',
  recordSet: 'cr:recordSet',
  references: 'cr:references',
  source: 'cr:source',
};

const DATA_TYPES: Readonly<Record<ColumnType, string>> = {
  string: 'sc:Text',
  integer: 'sc:Integer',
  number: 'sc:Float',
  boolean: 'sc:Boolean',
  date: 'sc:Date',
  timestamp: 'sc:DateTime',
};

export const croissant = (release: Described, origin: string) => ({
  '@context': CONTEXT,
  '@type': 'sc:Dataset',
  // Version 1.1 only added optional parts, so the same description conforms to both.
  conformsTo: ['http://mlcommons.org/croissant/1.0', 'http://mlcommons.org/croissant/1.1'],
  name: 'farseer',
  alternateName: PACKAGE_WORDS.title,
  description: PACKAGE_WORDS.description(release.games),
  url: absolute(urls.data(), origin),
  license: LICENCE.url,
  version: release.version,
  ...(release.updated !== null && { datePublished: release.updated }),
  citeAs: citation(release, origin),
  creator: { '@type': 'sc:Organization', name: 'Farseer', url: absolute(urls.home(), origin) },
  keywords: KEYWORDS,
  distribution: [
    ...downloads(
      release,
      TABLES.flatMap(({ name }) => filesOf(release, name, 'csv')),
      origin,
    ).map(({ path, url, type, bytes, sha256 }) => ({
      '@type': 'cr:FileObject',
      '@id': path,
      name: path,
      contentUrl: url,
      contentSize: `${bytes} B`,
      encodingFormat: type,
      sha256,
    })),
    ...TABLES.filter(({ name }) => hasParts(release, name)).map(({ name }) => ({
      '@type': 'cr:FileSet',
      '@id': `${name}-parts`,
      name: `${name}-parts`,
      encodingFormat: 'text/csv',
      includes: `${name}/part=*/${name}.csv`,
    })),
  ],
  recordSet: TABLES.map((table) => recordSet(release, table)),
});

const hasParts = (release: Described, name: string): boolean => filesOf(release, name, 'csv').length > 1;

const recordSet = (release: Described, { name, says, columns, key, references }: DataTable) => ({
  '@type': 'cr:RecordSet',
  '@id': name,
  name,
  description: says,
  key: key.map((column) => ({ '@id': `${name}/${column}` })),
  field: columns.map((column) => {
    const reference = references[column.name];
    return {
      '@type': 'cr:Field',
      '@id': `${name}/${column.name}`,
      name: column.name,
      description: column.says,
      dataType: DATA_TYPES[column.type],
      source: {
        ...(hasParts(release, name)
          ? { fileSet: { '@id': `${name}-parts` } }
          : { fileObject: { '@id': `${name}.csv` } }),
        extract: { column: column.name },
      },
      ...(reference && { references: { field: { '@id': reference.join('/') } } }),
    };
  }),
});
