/** How the winner of a game was inferred; below the result. */
export const WINNER_WORDS = {
  inferred: (reason: string): string => `Inferred: ${reason}.`,
  /** Some recordings lack the leave of the player who saved them. */
  inferredWithoutLeave: (reason: string): string =>
    `Inferred: ${reason}; the leave of the winning side isn’t recorded.`,
  othersLeft: 'all other sides left',
};
