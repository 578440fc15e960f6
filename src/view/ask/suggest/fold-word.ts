/** Removes case, accents and apostrophes from a text, so that it can be compared with names. */
export const foldWord = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase();
