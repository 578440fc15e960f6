/** Parts of sentences, whatever they are about: lists, their joints, and the sign of an empty value. */

/** Placeholder for an empty value. */
export const NONE = '–';

/** Capitalizes the start of a sentence: "Not known" for "not known". */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Puts a separator between list entries. */
export const between = <T>(pieces: readonly T[], joint = ', '): (T | string)[] =>
  pieces.flatMap((piece, index) => (index > 0 ? [joint, piece] : [piece]));

/** "a", "a and b", "a, b and c". */
export function listed(words: readonly string[], joint: 'and' | 'or' = 'and'): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} ${joint} ${last}` : last;
}
