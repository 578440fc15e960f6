/** Texts about the basis of a game's date. */

export const WHEN_WORDS = {
  /** Follow a date in lists. */
  bases: {
    played: '',
    name: ', by its file name',
    entry: ', by its date in the archive',
    file: ', by its file date',
    patch: ' or later, by its patch',
    kept: ', when it was kept',
  },
  /** The basis of a date from a file name, in a report. */
  byName: 'by its file name',
  /** Follow the basis of a range of days in a report. */
  lastChange: {
    entry: (basis: string, day: string): string => `${basis}; its date in the archive is ${day}`,
    file: (basis: string, day: string): string => `${basis}; its file date is ${day}`,
  },
};
