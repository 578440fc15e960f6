/** Texts of the tables on the design page. */

export const DESIGN_TABLE_WORDS = {
  colours: 'Colours, each with its lowest contrast against --paper and --sheet',
  measures: 'Fonts, sizes and distances',
  /** Some names of objects, and the number of others. */
  more: (names: string, others: number): string => `${names} and ${others} more`,
};
