/** Makes recorded text safe to read for people and programs. */

/**
 * Invisible characters: controls, text direction, zero width, blank letters, unpaired surrogates. They could hide
 * words in a name, reverse a line or make two names look alike.
 */
const HIDDEN = /[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]|(?!\s)\p{Cc}/gu;

/** Spells out hidden characters: a name with U+202E shows "‹U+202E›". */
export const showHidden = (text: string): string => text.replace(HIDDEN, codePointText);

/** Spells out hidden characters on one line, for headings, links and table cells. */
export const toVisibleLine = (text: string): string => showHidden(text).replace(/\s+/gu, ' ');

/** Texts that Markdown readers link automatically: web and mail addresses. */
const ADDRESS = /:\/\/|www\.|@.*\./i;

/**
 * Splits text into alternating runs without and with an address, starting without. Escapes don't stop every reader
 * from linking an address, but printing it as code does. Punctuation after an address belongs to the sentence. A pipe or backslash ends an address, because in a table
 * cell's code it would look like an escape.
 */
export function cutAddresses(text: string): string[] {
  if (!ADDRESS.test(text)) return [text];
  const runs = [''];
  for (const word of text.split(/([\s|\\]+)/)) {
    if (ADDRESS.test(word)) {
      const [, prefix = '', address = word, suffix = ''] = /^([("“]*)(.+?)([.,;:!?)"”]*)$/.exec(word) ?? [];
      runs[runs.length - 1] += prefix;
      runs.push(address, suffix);
    } else runs[runs.length - 1] += word;
  }
  return runs;
}

/** Whether a text is one line of words, numbers and times, without special characters for table cells. */
export const isPlain = (text: string): boolean => PLAIN.test(text);
const LETTER = '[[\\p{L}\\p{N}]--\\p{Default_Ignorable_Code_Point}]';
const PLAIN = new RegExp(`^${LETTER}(?:${LETTER}|[,\\(\\)×’'\\-]|:\\d| (?! |$))*$`, 'v');

const codePointText = (character: string): string =>
  `‹U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}›`;
