/** Texts of the lists of files and games. */

/** Shown if the recording doesn't contain the fact. */
export const NOT_KNOWN = 'Not known';

/** Columns of the lists. The columns of facts that every list has are named with these facts. */
export const COLUMN_WORDS = {
  players: 'Players',
  map: 'Map',
  matchup: 'Matchup',
  result: 'Result',
  /** `winners` are the players of the winning side. */
  won: (winners: readonly string[]): string => `${winners.join(' & ')} won`,
  heroes: 'First heroes',
  noHeroes: '–',
};

export const TABLE_WORDS = {
  caption: (list: string): string => `${list}; the column buttons sort the table`,
  file: 'File',
  more: (rows: number, total: number): string => `Show ${rows} more of ${total}`,
  noGame: 'No game',
  sameGame: <T>(file: T): (T | string)[] => ['The same game as ', file],
  added: (date: string): string => `Added ${date}`,
  remove: 'Delete',
  removeFile: (file: string): string => `Delete ${file}`,
  removeGame: (sides: string, map: string, file: string): string => `Delete ${sides} on ${map}, ${file}`,
};
