/** Text for terminals: widths, columns and colours. Names come from files of strangers. */
import { styleText } from 'node:util';

/** How reports look on an output: its width in columns, and whether it shows colours. */
export interface Look {
  width: number;
  colours: boolean;
}

/** Columns between lists that stand side by side. */
const GAP = 2;

type Style = Parameters<typeof styleText>[0];

/** Styles a text if the output shows colours. */
export const styleIf = ({ colours }: Look, style: Style, text: string): string =>
  colours ? styleText(style, text, { validateStream: false }) : text;

/** A recorded text as one line without characters that steer a terminal or turn the writing direction. */
export const safe = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/gu, '')
    .trim();

/** Letters that take two columns: Chinese, Japanese and Korean ones, full-width forms, and emoji. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u;

/** Number of columns that a text takes, without styles. */
export function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) if (!/\p{M}/u.test(letter)) width += WIDE.test(letter) ? 2 : 1;
  return width;
}

/** A text cut off, which an ellipsis shows, or padded to a width of at least 1. */
export function fit(text: string, width: number): string {
  if (widthOf(text) <= width) return text + ' '.repeat(width - widthOf(text));
  let [kept, taken] = ['', 0];
  for (const letter of text) {
    if (taken + widthOf(letter) > width - 1) break;
    kept += letter;
    taken += widthOf(letter);
  }
  return `${kept}…${' '.repeat(width - 1 - taken)}`;
}

/** Breaks a text at spaces into lines of at most a width; a longer word has its own line. */
export function wrapText(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/**
 * The lines of lists that stand side by side within a width. Each list has the same width, which is `least` or more unless
 * a single list must be narrower. If they need several rows, the rows are about equally full.
 */
export function sideBySide(lists: readonly (readonly string[])[], width: number, minWidth: number): string[] {
  const maxColumns = Math.max(1, Math.floor((width + GAP) / (minWidth + GAP)));
  const count = Math.ceil(lists.length / Math.ceil(lists.length / maxColumns)) || 1;
  const each = Math.floor((width - GAP * (count - 1)) / count);
  const lines: string[] = [];
  for (let from = 0; from < lists.length; from += count) {
    const row = lists.slice(from, from + count);
    const longest = Math.max(...row.map(({ length }) => length));
    if (from > 0) lines.push('');
    for (let index = 0; index < longest; index++)
      lines.push(
        row
          .map((list) => fit(list[index] ?? '', each))
          .join(' '.repeat(GAP))
          .trimEnd(),
      );
  }
  return lines;
}
