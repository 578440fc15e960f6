/** Texts of components that several pages share. */

export const HTML_WORDS = {
  everyOrder: 'Every order',
  reveal: {
    nextGame: 'Next game, if any',
  },
};
