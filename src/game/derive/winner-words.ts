/** Sentences below the result that say how the winner of a game was inferred. */
export const WINNER_WORDS = {
  inferred: (reason: string): string => `Inferred: ${reason}.`,
  /** For recordings that lack the leave event of the player who saved them. */
  inferredWithoutLeave: (reason: string): string =>
    `Inferred: ${reason}; the leave of the winning side isn’t recorded.`,
  othersLeft: 'all other sides left',
};
