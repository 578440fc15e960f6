/** A text without case, accents and apostrophes, to compare what was typed with names. */
export const foldWord = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase();
