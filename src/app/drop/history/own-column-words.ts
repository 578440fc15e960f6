/** Columns of the list of kept games that are about the visitor’s side. */

export const OWN_COLUMN_WORDS = {
  date: 'Date',
  result: 'My result',
  race: 'My race',
  heroes: 'My heroes',
  /** Shown for a game in which the visitor didn't play. */
  notMine: '–',
};
