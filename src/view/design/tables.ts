/** The tables of the design page. */
import type { Words } from '../rich-text.ts';
import type { Column, Table } from '../table.ts';
import { NONE } from '../words.ts';
import type { Scheme, Tokens } from './tokens.ts';
import { DESIGN_TABLE_WORDS } from './words.ts';

const SCHEMES: readonly Scheme[] = ['light', 'dark'];
const CONTRAST: Column = { name: 'Contrast', numeric: true };

export const colourTable = ({ colours }: Tokens): Table => ({
  caption: DESIGN_TABLE_WORDS.colours,
  look: 'swatches',
  columns: [{ name: 'Token' }, { name: 'Light' }, CONTRAST, { name: 'Dark' }, CONTRAST, { name: 'For text' }],
  rows: colours.map((colour) => [
    { code: `--${colour.name}` },
    ...SCHEMES.flatMap((scheme): Words[] => [
      [{ swatch: colour[scheme] }, ' ', { code: colour[scheme] }],
      colour.contrast?.[scheme].toFixed(1) ?? NONE,
    ]),
    colour.text ? 'Yes' : 'No',
  ]),
});

export const measureTable = ({ measures }: Tokens): Table => ({
  caption: DESIGN_TABLE_WORDS.measures,
  columns: [{ name: 'Token' }, { name: 'Value' }],
  rows: measures.map(({ name, value }) => [{ code: `--${name}` }, { code: value }]),
});

/** Maximum object names per glyph. */
const SHOWN = 4;

/** Glyphs by name, each with the names of its objects, most usual first. */
export const glyphTable = (
  caption: string,
  rows: readonly { glyph: string; names: readonly string[] }[],
): Table => ({
  caption,
  look: 'glyphs',
  columns: [{ name: 'Glyph' }, { name: 'Stands for' }],
  rows: rows.map(({ glyph, names }) => [{ glyph, text: glyph }, some(names)]),
});

const some = (names: readonly string[]): string =>
  names.length > SHOWN + 1
    ? DESIGN_TABLE_WORDS.more(names.slice(0, SHOWN).join(', '), names.length - SHOWN)
    : names.join(', ');
