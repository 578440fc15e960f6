/** Texts of the tables on the design page. */

export const DESIGN_TABLE_WORDS = {
  colours: 'Colours, each with its lowest contrast against --paper and --sheet',
  measures: 'Fonts, sizes and distances',
  /** The first names of objects, and how many others there are. */
  more: (names: string, others: number): string => `${names} and ${others} more`,
};
