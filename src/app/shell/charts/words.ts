/** Labels of the buttons that save a chart. */
export const CHART_WORDS = {
  /** Before the formats. */
  save: 'Save ',
  saveAs: (format: string): string => `Save chart as ${format}`,
};
