/** Texts for saving the charts of a dropped game. */
export const CHART_FILE_WORDS = {
  title: 'Charts of this game',
  close: 'Close',
};
