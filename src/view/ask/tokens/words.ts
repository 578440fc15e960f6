/** Splits texts into words for comparison: without capitals, accents and apostrophes. */

const TOKENS = /\d+:\d\d|\d{4}-\d\d(?:-\d\d)?(?!\d)|\d+-\d+|\d+(?:\.\d+)+|[\p{L}\p{N}]+|[,;<>→:+/\n]/gu;
/** "2015/12/20". */
const SLASHED = /\b(\d{4})\/(\d\d)\/(\d\d)\b/g;

/** Recomposes Hangul, because its letters are not accents. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/['’`]s\b|\p{M}|['’`]/gu, '')
    .replace(/(?<!\d)%/g, ' percent ')
    .replace(SLASHED, '$1-$2-$3')
    .replace(/->/g, '→')
    .normalize('NFC')
    .toLowerCase();

/** Words, and the signs between them. */
export const tokensIn = (text: string): string[] => fold(text).match(TOKENS) ?? [];

/** Only the words of a name. */
export const wordsOf = (name: string): string[] =>
  tokensIn(name).filter((token) => /[\p{L}\p{N}]/u.test(token));

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

/**
 * The number of letters to delete, insert, change or swap with the next to turn one word into the other (optimal
 * string alignment). All values above `most` are equivalent.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [before, row]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (same ? 0 : 1));
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        next[j] = Math.min(next[j]!, (before[j - 2] ?? most) + 1);
      least = Math.min(least, next[j]!);
    }
    // After two rows above the bound, the result can't drop below it.
    if (least > most && Math.min(...row) > most) return most + 1;
    [before, row] = [row, next];
  }
  return row[b.length]!;
}
