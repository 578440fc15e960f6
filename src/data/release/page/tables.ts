/** The tables on the data page: the meaning and completeness of columns, and the list of files. */
import type { Table } from '../../../view/table.ts';
import { urls } from '../../../urls.ts';
import { fileOf } from '../packages/about.ts';
import type { Release } from '../release.ts';
import { TABLES } from '../tables/tables.ts';
import { DOCUMENT_WORDS } from '../words.ts';

const DATA_PAGE_WORDS = {
  /** The table of a table’s columns. */
  fields: {
    caption: (rows: number): string =>
      `${rows} rows; “Known” counts the rows in which the column has a value`,
    columns: { name: 'Column', type: 'Type', unit: 'Unit', known: 'Known', meaning: 'Meaning' },
    /** Follows the meaning of a column; `gap` says why rows have no value. */
    empty: (gap: string): string => ` Empty: ${gap}`,
  },
  files: {
    caption: (version: string): string => `Files of release ${version}`,
    columns: { file: 'File', entries: 'Entries', size: 'kB' },
  },
  documents: {
    caption: 'More documents',
    columns: { document: 'Document', contents: 'Contents' },
    changes: 'Changes to the tables, then a digest of each game’s rows, newest first.',
  },
};

const { fields, files, documents } = DATA_PAGE_WORDS;

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
        caption: fields.caption(rows),
        look: 'fields',
        stacks: true,
        columns: [
          { name: fields.columns.name },
          { name: fields.columns.type },
          { name: fields.columns.unit },
          { name: fields.columns.known, numeric: true },
          { name: fields.columns.meaning },
        ],
        rows: columns.map((column) => [
          { code: column.name },
          column.values && column.values.length <= 4 ? column.values.join(', ') : column.type,
          column.unit ?? '',
          String(filled[column.name]),
          [column.says, ...(column.gap === undefined ? [] : [fields.empty(column.gap)])],
        ]),
      },
    };
  });

/** Downloads with their sizes. */
export const fileTable = (release: Release): Table => ({
  caption: files.caption(release.version),
  look: 'short',
  columns: [
    { name: files.columns.file },
    { name: files.columns.entries, numeric: true },
    { name: files.columns.size, numeric: true },
  ],
  rows: listed(release).map(({ path, rows, bytes }) => [
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
const listed = (release: Release) => [
  ...tableFiles(release),
  ...release.files.filter(({ path }) => DOCUMENT_FILES.has(path)),
];

const DOCUMENT_FILES = new Set([
  ...Object.keys(DOCUMENT_WORDS).map((name) => `${name}.json`),
  'changes.ndjson',
]);

/** The contents of the documents next to the tables. */
export const documentTable: Table = {
  caption: documents.caption,
  look: 'short',
  columns: [{ name: documents.columns.document }, { name: documents.columns.contents }],
  rows: [
    ...Object.entries(DOCUMENT_WORDS).map(([name, says]) => [
      { text: `${name}.json`, href: urls.release('latest', `${name}.json`) },
      says,
    ]),
    [{ text: 'changes.ndjson', href: urls.release('latest', 'changes.ndjson') }, documents.changes],
  ],
};
