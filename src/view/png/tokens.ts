import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

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
