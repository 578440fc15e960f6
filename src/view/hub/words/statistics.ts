/** Texts of the statistics page, and of statistics that several kinds of page show. */

export const STATISTICS_WORDS = {
  bars: {
    caption: 'Games by length',
  },
  lengths: {
    caption: 'Length of games',
  },
};
