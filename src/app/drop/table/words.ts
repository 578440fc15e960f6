/** Texts of the lists of files and games. */

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
