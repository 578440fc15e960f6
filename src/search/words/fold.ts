/** Splits texts into tokens for comparison: without capitals, accents and apostrophes. */

const TOKENS =
  /\d+:\d\d|\d{4}-\d\d(?:-\d\d)?(?!\d)|\d+-\d+|\d+(?:\.\d+)+|\d+|\p{Script=Han}+|[\p{L}\p{M}](?:[\p{L}\p{M}\p{N}](?<!\p{Script=Han}))*|[,;<>→:+/&|]/gu;
/** "2015/12/20". */
const SLASHED = /\b(\d{4})\/(\d\d)\/(\d\d)\b/g;

/** Recomposes Hangul, because its letters are not accents. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/['’`]s\b|\p{M}|['’`]/gu, '')
    .replace(/(?<!\d)%/g, ' percent ')
    .replace(SLASHED, '$1-$2-$3')
    .replace(/[-=]>/g, '→')
    .normalize('NFC')
    .toLowerCase();

/** Words, numbers, and the signs between them. */
export const tokensIn = (text: string): string[] => fold(text).match(TOKENS) ?? [];

/** The words of a name, joined by single spaces. */
export const phraseOf = (name: string): string =>
  tokensIn(name)
    .filter((token) => /[\p{L}\p{N}]/u.test(token))
    .join(' ');

/** The possible singulars of a plural, likeliest first, without the word itself. */
export function singulars(word: string): string[] {
  if (word.length < 4) return [];
  if (word.endsWith('men')) return [`${word.slice(0, -3)}man`];
  if (!word.endsWith('s') || word.endsWith('ss')) return [];
  return [
    word.slice(0, -1),
    ...(word.endsWith('ies') ? [`${word.slice(0, -3)}y`] : []),
    ...(word.endsWith('es') ? [word.slice(0, -2)] : []),
    ...(word.endsWith('ves') ? [`${word.slice(0, -3)}f`] : []),
  ];
}

/** The initials of a name without numbers and seasons, such as "wca"; empty for a single word. */
export function initialsOf(name: string): string {
  const words = phraseOf(name)
    .split(' ')
    .filter((word) => /^\p{L}/u.test(word) && !/^(?:spring|summer|autumn|fall|winter|season)$/.test(word));
  return words.length > 1 ? words.map((word) => word[0]).join('') : '';
}

/**
 * The number of letters to delete, insert, change or swap with the next one to turn one word into the other; anything
 * above `most` is the same.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [before, row]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let value = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        value = Math.min(value, before[j - 2]! + 1);
      next.push(value);
    }
    if (Math.min(...next) > most) return most + 1;
    [before, row] = [row, next];
  }
  return row[b.length]!;
}
