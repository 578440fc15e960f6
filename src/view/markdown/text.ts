/** Recorded text as a reader, human or machine, may safely see it. */

/**
 * Characters that take no place of their own: controls, text direction, zero width, blank letters, halves of a
 * pair. They could hide words in a name, reverse a line or make two names look like one.
 */
const HIDDEN = /[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]|(?!\s)\p{Cc}/gu;

/** Text with every hidden character spelled out: a name with U+202E in it shows "‹U+202E›". */
export const showHidden = (text: string): string => text.replace(HIDDEN, spell);

/** The same on one line, which is all that headings, links and table cells can hold. */
export const shownLine = (text: string): string => showHidden(text).replace(/\s+/gu, ' ');

/** What readers of Markdown make links of without being asked: web and mail addresses. */
const ADDRESS = /:\/\/|www\.|@.*\./i;

/**
 * Cuts text into runs without and with an address, in turns, the first without. Escapes do not stop every reader
 * from linking an address; printing it as code does. A pipe or backslash ends an address: in the code of a table
 * cell neither could be told from an escape.
 */
export function cutAddresses(text: string): string[] {
  if (!ADDRESS.test(text)) return [text];
  const runs = [''];
  for (const word of text.split(/([\s|\\]+)/)) {
    if (ADDRESS.test(word)) runs.push(word, '');
    else runs[runs.length - 1] += word;
  }
  return runs;
}

/** Whether a text is words, numbers and times: one line of which no character means anything inside a table cell. */
export const isPlain = (text: string): boolean => PLAIN.test(text);
const LETTER = '[[\\p{L}\\p{N}]--\\p{Default_Ignorable_Code_Point}]';
const PLAIN = new RegExp(`^${LETTER}(?:${LETTER}|[,\\(\\)×’'\\-]|:\\d| (?! |$))*$`, 'v');

const spell = (character: string): string =>
  `‹U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}›`;
