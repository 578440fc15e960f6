import { colour } from './palette.ts';

/** Size of all pictures, as expected by sites with link previews. */
export const WIDTH = 1200;
export const HEIGHT = 630;

/** A separately drawn part of a picture, with place and size in pixels. The panels of a picture cover all of it. */
export interface Panel {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The drawing of the whole picture, cropped to the panel. */
  svg: string;
}

/** Draws the part of a picture at a place. */
export function panel(at: Omit<Panel, 'svg'>, parts: readonly string[]): Panel {
  const { x, y, width, height } = at;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">` +
    `<path fill="${colour('paper')}" d="M0 0H${WIDTH}V${HEIGHT}H0z"/>${parts.join('')}</svg>`;
  return { ...at, svg };
}
