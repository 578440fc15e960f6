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

/** A separately drawn part of a picture, with place and size in pixels. The panels of a picture cover all of it. */
export interface Panel {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The drawing of the whole picture, cropped to the panel. */
  svg: string;
}

/** Draws the part of a picture at a place in units, whose numbers are multiples of three: these are whole pixels. */
export function panel({ x, y, width, height }: Omit<Panel, 'svg'>, parts: readonly string[]): Panel {
  const [left, top, wide, high] = [x, y, width, height].map((units) => Math.round(units * SHARE));
  const at = { x: left!, y: top!, width: wide!, height: high! };
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${at.width}" height="${at.height}" viewBox="${x} ${y} ${width} ${height}">` +
    `<path fill="${colour('paper')}" d="M0 0H${WIDTH}V${HEIGHT}H0z"/>${parts.join('')}</svg>`;
  return { ...at, svg };
}
