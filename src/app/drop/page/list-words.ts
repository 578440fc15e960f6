/** Texts of the list with this visit's files. */

export const FILE_LIST_WORDS = {
  group: 'The whole list',
  save: 'Save table as CSV',
  empty: 'Empty the list',
  caption: 'Files read on this device',
};
