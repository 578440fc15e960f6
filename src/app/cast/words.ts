/** Texts of the casting sheet's controls and messages. */
export const SHEET_WORDS = {
  show: 'Show results and lengths',
  print: 'Print this sheet',
  samePlayer: 'Choose two different players.',
  noGames: 'One of these players has no 1v1 games in the archive. Choose from the lists.',
  /** Precedes "could not be loaded". */
  games: 'The games of these players',
};
