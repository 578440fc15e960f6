import { colour } from './palette.ts';

/** Size of all pictures, the one that sites which show links ask for. */
export const WIDTH = 1200;
export const HEIGHT = 630;

/** A part of a picture that is drawn by itself, with its place and size in pixels. Those of a picture cover all of it. */
export interface Panel {
  x: number;
  y: number;
  width: number;
  height: number;
  /** What is seen there of a drawing of the whole picture. */
  svg: string;
}

/** What is seen of some parts at a place. */
export function panel(at: Omit<Panel, 'svg'>, parts: readonly string[]): Panel {
  const { x, y, width, height } = at;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">` +
    `<path fill="${colour('paper')}" d="M0 0H${WIDTH}V${HEIGHT}H0z"/>${parts.join('')}</svg>`;
  return { ...at, svg };
}
