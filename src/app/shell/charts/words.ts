/** Labels of the buttons that save a chart, and names of charts without a heading. */
export const CHART_WORDS = {
  /** Before the formats. */
  save: 'Save ',
  saveAs: (format: string): string => `Save chart as ${format}`,
  map: 'Map',
  chart: 'Chart',
  /** The browser cannot draw it. */
  tooLarge: 'The picture is too large.',
};
