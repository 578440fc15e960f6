/** Texts for comparing two games from the list; `first` and `second` precede the choices. */
export const TWO_GAMES_WORDS = {
  group: 'Two games',
  first: 'Compare',
  second: 'with',
  compare: 'Compare (new tab)',
};
