import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The source of all colours of the site. */
const TOKENS = resolve('src', 'styles', 'tokens.css');

/** File with the glyphs that pages show. */
const GLYPHS = resolve('src', 'view', 'svg', 'glyphs', 'glyphs.svg');
/** Side of a glyph’s square. */
export const UNITS = 24;

let glyphs: string | undefined;

/** The drawing of a glyph in a colour. Throws if there is no such glyph. */
export function glyphIn(name: string, colour: string): string {
  glyphs ??= readFileSync(GLYPHS, 'utf8');
  const [, symbol] =
    new RegExp(`<symbol id="${name}" viewBox="0 0 ${UNITS} ${UNITS}">(.*?)</symbol>`).exec(glyphs) ?? [];
  if (symbol === undefined) throw new Error(`${GLYPHS} has no ${name} of ${UNITS} units.`);
  return symbol.replaceAll('currentColor', colour);
}

let tokens: string | undefined;

/** The dark value of a token in `tokens.css`, such as `paper`. Throws if there is no such colour. */
export function colour(token: string): string {
  tokens ??= readFileSync(TOKENS, 'utf8');
  const value = new RegExp(`--${token}:\\s*light-dark\\([^,]+,\\s*(#[0-9a-f]{6})\\)`).exec(tokens)?.[1];
  if (value === undefined) throw new Error(`${TOKENS} has no colour --${token} for dark pages.`);
  return value;
}
