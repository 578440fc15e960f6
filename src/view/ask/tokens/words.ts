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

/** The current row and the two rows before it in the distance table, reused by every call. */
let rows = [new Int32Array(64), new Int32Array(64), new Int32Array(64)] as const;

/**
 * The number of letters to delete, insert, change or swap with the next letter to turn one word into the other
 * (optimal string alignment). All values above `most` are equivalent, so cells farther than that from the diagonal
 * are skipped (Ukkonen, "Algorithms for approximate string matching", 1985).
 */
export function editDistance(a: string, b: string, most: number): number {
  const over = most + 1;
  if (Math.abs(a.length - b.length) > most) return over;
  if (b.length >= rows[0].length)
    rows = [new Int32Array(2 * b.length), new Int32Array(2 * b.length), new Int32Array(2 * b.length)];
  let [before, row, next] = rows;
  for (let j = 0; j <= b.length; j++) row[j] = j;
  let least = 0;
  for (let i = 1; i <= a.length; i++) {
    const [from, to] = [Math.max(1, i - most), Math.min(b.length, i + most)];
    const [letter, letterBefore] = [a.charCodeAt(i - 1), a.charCodeAt(i - 2)];
    next[from - 1] = from === 1 ? i : over;
    const leastBefore = least;
    least = next[from - 1]!;
    for (let j = from; j <= to; j++) {
      const other = b.charCodeAt(j - 1);
      const above = j < i + most ? row[j]! : over;
      let value = Math.min(above + 1, next[j - 1]! + 1, row[j - 1]! + (letter === other ? 0 : 1));
      if (letterBefore === other && letter === b.charCodeAt(j - 2))
        value = Math.min(value, before[j - 2]! + 1);
      next[j] = value;
      least = Math.min(least, value);
    }
    // After two rows above the bound, the result can't drop below it.
    if (least > most && leastBefore > most) return over;
    [before, row, next] = [row, next, before];
  }
  return row[b.length]!;
}
