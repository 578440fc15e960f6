/** Texts for comparing two games of the list; `first` and `second` are before the choices. */
export const TWO_GAMES_WORDS = {
  group: 'Two games',
  first: 'Compare',
  second: 'with',
  compare: 'Compare (new tab)',
};
