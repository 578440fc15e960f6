import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

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
