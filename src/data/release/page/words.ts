/** Texts of the tables on the data page. */

export const DATA_PAGE_WORDS = {
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
