/** Finds texts with `{}` in place of what differs, wherever something stands in these places. */

/** Most letters in place of `{}`; more are another sentence. In a text with a long part, a sentence may be in its place. */
const LONGEST_VALUE = 120;
const LONGEST_SENTENCE = 800;
const LONG = 24;

/** The longest part of a text between what is put in, for a quick search. */
export const longestPart = (text: string): string =>
  text
    .split('{}')
    .map((part) => part.trim())
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '');

/** An expression for all parts of a text in their order, as whole words. */
export function patternOf(text: string): RegExp {
  const most = longestPart(text).length >= LONG ? LONGEST_SENTENCE : LONGEST_VALUE;
  const inside = text
    .split(/(?:\{\})+/)
    .map(escaped)
    .join(`[^\\n]{0,${most}}?`);
  return new RegExp(`${wordEdge(text.at(0), '<!')}${inside}${wordEdge(text.at(-1), '!')}`, 'u');
}

/** An expression for a text as a string of a script, with gaps as templates have them. */
export const codePatternOf = (text: string): RegExp =>
  new RegExp(`(["'\`])${text.split('{}').map(escaped).join('\\$\\{[^`]{1,80}?\\}')}\\1`, 'u');

const escaped = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s+/g, '\\s+');

/** No letter before or after a text that itself begins or ends with a letter. */
const wordEdge = (letter = '', look: '<!' | '!'): string => (/\p{L}/u.test(letter) ? `(?${look}\\p{L})` : '');
