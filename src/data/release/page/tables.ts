/** The tables on the data page: the meaning and completeness of columns, and the list of files. */
import { numbers, texts, type Table } from '../../../view/table.ts';
import { urls } from '../../../urls.ts';
import { fileOf } from '../packages/about.ts';
import type { Release } from '../release.ts';
import { TABLES } from '../tables/tables.ts';
import { DOCUMENT_WORDS } from '../words.ts';

/** A release table: the meaning of a row, and its columns. */
export interface TablePart {
  name: string;
  title: string;
  says: string;
  columns: Table;
}

/** For each column, how many rows have a value, and why the other rows don't. */
export const tableParts = ({ coverage }: Release): TablePart[] =>
  TABLES.map(({ name, title, says, columns }) => {
    const { rows, filled } = coverage.get(name)!;
    return {
      name,
      title,
      says,
      columns: {
        caption: `${rows} rows; “Known” counts the rows in which the column has a value`,
        look: 'fields',
        stacks: true,
        columns: [...texts('Column', 'Type', 'Unit'), { name: 'Known', numeric: true }, { name: 'Meaning' }],
        rows: columns.map((column) => [
          { code: column.name },
          column.values && column.values.length <= 4 ? column.values.join(', ') : column.type,
          column.unit ?? '',
          String(filled[column.name]),
          [column.says, ...(column.gap === undefined ? [] : [` Empty: ${column.gap}`])],
        ]),
      },
    };
  });

/** Downloads with their sizes. */
export const fileTable = (release: Release): Table => ({
  caption: `Files of release ${release.version}`,
  look: 'short',
  columns: [{ name: 'File' }, ...numbers('Entries', 'kB')],
  rows: filesToList(release).map(({ path, rows, bytes }) => [
    { text: path, href: urls.release('latest', path) },
    rows === null ? '' : String(rows),
    String(Math.ceil(bytes / 1000)),
  ]),
});

/** The files of all tables. */
export const tableFiles = (release: Release) =>
  TABLES.flatMap(({ name }) =>
    ['parquet', 'csv', 'ndjson'].flatMap((ending) => fileOf(release, name, ending) ?? []),
  );

/** Tables first, then documents; schemas and descriptions are mentioned in the text. */
const filesToList = (release: Release) => [
  ...tableFiles(release),
  ...release.files.filter(({ path }) => DOCUMENT_FILES.has(path)),
];

const DOCUMENT_FILES = new Set([
  ...Object.keys(DOCUMENT_WORDS).map((name) => `${name}.json`),
  'changes.ndjson',
]);

/** The contents of the documents next to the tables. */
export const documentTable: Table = {
  caption: 'More documents',
  look: 'short',
  columns: texts('Document', 'Contents'),
  rows: [
    ...Object.entries(DOCUMENT_WORDS).map(([name, says]) => [
      { text: `${name}.json`, href: urls.release('latest', `${name}.json`) },
      says,
    ]),
    [
      { text: 'changes.ndjson', href: urls.release('latest', 'changes.ndjson') },
      'Changes to the tables, then a digest of each game’s rows, newest first.',
    ],
  ],
};
