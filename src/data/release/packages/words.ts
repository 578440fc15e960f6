/** Texts in the machine-readable descriptions of a release: Data Package, Croissant, DCAT and CITATION.cff. */

export const PACKAGE_WORDS = {
  title: 'Farseer: Warcraft III pro and tournament games as data',
  description: (games: number): string =>
    `${games} pro and tournament games of Warcraft III, each read from its replay. They include the players, date, map, ` +
    'patch, inferred winner, build orders with times, confirmed bounds for units and buildings, fights, and creep camps. ' +
    'The data give the basis of each value.',
  /** In CITATION.cff. */
  howToCite: 'To cite these data, give their version and address.',
};
