import type { Font } from 'fontkitten';

/** Unit of letter lengths: a text of this size uses them unscaled. */
export const EM = 1000;

/** A character of a font. Lengths are in thousandths of the text's size. */
export interface Letter {
  /** Distance from the letter's start to the start of the next letter. */
  advance: number;
  /** Its outline as relative SVG path data, starting at the letter's origin on the baseline. */
  outline: string;
}

const COMMANDS = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c' } as const;

/**
 * The letter of a font for a character. All points are relative, so that the outline is short and
 * position-independent. It is only for filling, which needs no closed lines.
 */
export function letterOf(font: Font, codePoint: number): Letter {
  const glyph = font.glyphForCodePoint(codePoint);
  const scale = EM / font.unitsPerEm;
  let pen = [0, 0];
  const steps = glyph.path.scale(scale, -scale).commands.flatMap(({ command, args }) => {
    if (command === 'closePath') return [];
    const from = pen;
    const to = args.map(Math.round);
    pen = to.slice(-2);
    return COMMANDS[command] + to.map((at, index) => at - from[index % 2]!).join(' ');
  });
  return { advance: glyph.advanceWidth * scale, outline: steps.join('') };
}
