import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Size of all drawings, whose shape is expected by sites with link previews. */
export const WIDTH = 1200;
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

/** Draws the part of a picture at a place, whose numbers are multiples of three. */
export function panel({ x, y, width, height }: Omit<Panel, 'svg'>, parts: readonly string[]): Panel {
  const [left, top, wide, high] = [x, y, width, height].map((units) => Math.round(units * SHARE));
  const at = { x: left!, y: top!, width: wide!, height: high! };
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${at.width}" height="${at.height}" viewBox="${x} ${y} ${width} ${height}">` +
    `<path fill="${colour('paper')}" d="M0 0H${WIDTH}V${HEIGHT}H0z"/>${parts.join('')}</svg>`;
  return { ...at, svg };
}

/** The source of all colours of the site. */
const TOKENS = resolve('src', 'styles', 'tokens.css');

let tokens: string | undefined;

/** The dark value of a token in `tokens.css`, such as `paper`. Throws if there is no such colour. */
export function colour(token: string): string {
  tokens ??= readFileSync(TOKENS, 'utf8');
  const value = new RegExp(`--${token}:\\s*light-dark\\([^,]+,\\s*(#[0-9a-f]{6})\\)`).exec(tokens)?.[1];
  if (value === undefined) throw new Error(`${TOKENS} has no colour --${token} for dark pages.`);
  return value;
}
