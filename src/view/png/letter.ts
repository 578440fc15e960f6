import type { Font } from 'fontkitten';

/** What lengths of letters are in parts of: a text of this size has them as they are. */
export const EM = 1000;

/** A character of a font. Lengths are in thousandths of the size of its text. */
export interface Letter {
  /** From where it begins to where the next one does. */
  advance: number;
  /** Its outline as SVG path data that goes on from where it begins on the base line. */
  outline: string;
}

const COMMANDS = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c' } as const;

/**
 * The letter of a font for a character. Every point is relative to the one before it, so that the outline is short and the
 * same wherever the letter stands; it is only for filling, which needs no closed lines.
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
