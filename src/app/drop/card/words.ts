/** Texts in the shareable picture of a game. */

export const CARD_WORDS = {
  between: 'vs',
  won: 'won',
  computer: 'Computer',
  noRace: 'Race not known',
  patch: (patch: string): string => `patch ${patch}`,
  noResult: 'result not known',
};
