/** Previews of links: drawings in units, as PNG files. */
import sharp from 'sharp';
import { colour } from './tokens.ts';

/** Width of all drawings, in their own units. Sites with link previews expect this shape. */
export const WIDTH = 1200;
/** Their height. */
export const HEIGHT = 630;
/**
 * Pixels per unit of a drawing. Previews are at most some 500 px wide, and a picture of all units would take twice as
 * long: an archive of 2,000 games has some 7,000 pictures.
 */
const SHARE = 2 / 3;
/** Size of all pictures in pixels. */
export const PIXELS = { width: WIDTH * SHARE, height: HEIGHT * SHARE } as const;

/** A whole picture as an SVG, from parts in units. */
export const drawing = (parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${PIXELS.width}" height="${PIXELS.height}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
  `<path fill="${colour('paper')}" d="M0 0H${WIDTH}V${HEIGHT}H0z"/>${parts.join('')}</svg>`;

/** The PNG of a drawing, with as few colours as look the same, and without dithering, which would add bytes. */
export const picture = (drawing: string): Promise<Buffer> =>
  sharp(Buffer.from(drawing)).png({ palette: true, quality: 90, dither: 0, effort: 1 }).toBuffer();
