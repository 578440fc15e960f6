/** Texts for saving the charts of a dropped game. */
export const CHART_FILE_WORDS = {
  title: 'Charts of this game',
  close: 'Close',
  /** Before the formats. */
  save: 'Save',
  saveAs: (chart: string, format: string): string => `Save ${chart} as ${format}`,
};
