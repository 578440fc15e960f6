/**
 * Subsets the site's fonts, `src/styles/fonts/`, from the Fontsource packages: they contain only the characters that
 * our texts and most names need. The visitor's system provides other characters. Run with `npm run fonts`.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import subsetFont from 'subset-font';

const PACKAGES = new URL('../../node_modules/@fontsource/', import.meta.url);
const OUT = new URL('../styles/fonts/', import.meta.url);

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const LETTERS = 'ÄÅÉÖØÜßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿ';
const MARKS = '\u00a0·×½±–—‘’“”…−';
/** Characters that don't occur in our headings. In names, they are drawn in the visitor's fallback font. */
const NOT_IN_HEADINGS = new Set('{}|~^`<>=@$%#*+\\½±−');

export interface Face {
  family: 'alegreya' | 'source-sans-3';
  weight: 400 | 600;
}

/** Every font that pages load: one for headings, and two for other text. */
export const FACES: readonly Face[] = [
  { family: 'alegreya', weight: 600 },
  { family: 'source-sans-3', weight: 400 },
  { family: 'source-sans-3', weight: 600 },
];

/** Kerning data is a fifth of a font's size: large headings keep it, text up to 17 px does without it. */
const isKerned = ({ family }: Face): boolean => family === 'alegreya';

/** The name of the file of a font. */
export const fileOf = ({ family, weight }: Face): string => `${family}-${weight}.woff2`;

/** A font as WOFF2. By default, digits are tabular in Source Sans and old-style in Alegreya. */
export function subset(face: Face): Promise<Buffer> {
  const { family, weight } = face;
  const whole = readFileSync(new URL(`${family}/files/${family}-latin-${weight}-normal.woff2`, PACKAGES));
  const characters = [...(ASCII + LETTERS + MARKS)];
  const drawn =
    family === 'alegreya' ? characters.filter((character) => !NOT_IN_HEADINGS.has(character)) : characters;
  return subsetFont(whole, drawn.join(''), {
    targetFormat: 'woff2',
    keepFeatures: isKerned(face) ? ['kern'] : [],
    noHinting: true,
  });
}

if (import.meta.main) {
  await import('./failure.ts');
  parseArgs();
  for (const face of FACES) {
    const bytes = await subset(face);
    writeFileSync(new URL(fileOf(face), OUT), bytes);
    copyFileSync(new URL(`${face.family}/LICENSE`, PACKAGES), new URL(`${face.family}-LICENSE.txt`, OUT));
    console.log(`${fileOf(face)}: ${bytes.length} bytes`);
  }
}
