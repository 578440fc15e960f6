/**
 * Letters of pictures as outlines from font packages: a picture needs no installed font and is the same on every
 * machine. A family is split into slices with a few hundred characters each, loaded on demand.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { create, type Font } from 'fontkitten';
import decompress from 'woff2-encoder/decompress';

/** Font families in search order. Together they cover Latin, Greek, Cyrillic, Chinese, Japanese and Korean. */
const FAMILIES = ['noto-sans-sc', 'noto-sans-kr', 'noto-sans'] as const;

/** Quotation marks and dots: Chinese fonts draw them as wide as their own characters. */
const MARKS = /[\u2010-\u2027]/;

/** The pages' heading font, for the name of the site. */
const TITLES = resolve('src', 'styles', 'fonts', 'alegreya-600.woff2');

/** Scripts that can be set letter by letter. Others need shaping, which is not supported. */
const SET_LETTER_BY_LETTER =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Common}\p{Script=Inherited}]/u;
/** Characters without ink: control characters, joiners, direction marks. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/u;

/** `title` is the heading font if it has the character, otherwise bold. */
export type Weight = 400 | 700 | 'title';

/** Available glyphs, set letter by letter. Lengths are in units of the picture. */
export interface Letters {
  /** Width of a text. */
  width(text: string, size: number, weight: Weight): number;
  /** Outlines of a text as SVG path data from the left end of its baseline, at size `EM`. */
  outlines(text: string, weight: Weight): string;
}

/** Letters for all these strings; null if a character has no glyph in any family. */
export async function lettersFor(texts: readonly string[]): Promise<Letters | null> {
  const titles = await sliceAt(TITLES);
  const fonts = new Map<string, Slice>();
  for (const character of new Set(texts.flatMap(charactersOf))) {
    const slice = await sliceWith(character);
    if (!slice) return null;
    fonts.set(character, slice);
  }
  const letter = (character: string, weight: Weight): Letter => {
    const codePoint = character.codePointAt(0)!;
    const slice = weight === 'title' && titles.has(codePoint) ? titles : fonts.get(character)!;
    return slice.letter(codePoint, weight === 'title' ? 700 : weight);
  };
  return {
    width: (text, size, weight) =>
      (charactersOf(text).reduce((sum, character) => sum + letter(character, weight).advance, 0) * size) / EM,
    outlines(text, weight) {
      let x = 0;
      return charactersOf(text)
        .map((character) => {
          const { advance, outline } = letter(character, weight);
          const data = outline && `M${Math.round(x)} 0${outline}`;
          x += advance;
          return data;
        })
        .join('');
    },
  };
}

/** The drawn characters of a text: composed, without those that have no ink. */
const charactersOf = (text: string): string[] =>
  [...text.normalize('NFC').replace(/\s+/g, ' ')].filter((character) => !INVISIBLE.test(character));

interface Slice {
  has(codePoint: number): boolean;
  /** A letter in a weight, or in the font's only weight. */
  letter(codePoint: number, weight: number): Letter;
}

const sliceOf = new Map<string, Promise<Slice | null>>();

function sliceWith(character: string): Promise<Slice | null> {
  const slice = sliceOf.get(character) ?? findSlice(character);
  sliceOf.set(character, slice);
  return slice;
}

async function findSlice(character: string): Promise<Slice | null> {
  if (!SET_LETTER_BY_LETTER.test(character)) return null;
  const codePoint = character.codePointAt(0)!;
  for (const family of MARKS.test(character) ? FAMILIES.toReversed() : FAMILIES)
    for (const { path, ranges } of slicesOf(family)) {
      if (!ranges.some(([from, to]) => codePoint >= from && codePoint <= to)) continue;
      // The stated ranges include characters that the slice lacks.
      const slice = await sliceAt(path);
      if (slice.has(codePoint)) return slice;
    }
  return null;
}

interface SliceFile {
  path: string;
  ranges: [from: number, to: number][];
}

const families = new Map<string, SliceFile[]>();
const slices = new Map<string, Promise<Slice>>();

/** The files of a family with the characters that each may contain. */
function slicesOf(family: string): SliceFile[] {
  const earlier = families.get(family);
  if (earlier) return earlier;
  const list = createRequire(import.meta.url).resolve(`@fontsource-variable/${family}/unicode.json`);
  const files = Object.entries(JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>).map(
    ([name, ranges]): SliceFile => ({
      path: join(dirname(list), 'files', `${family}-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`),
      ranges: ranges.split(',').map((range) => {
        const [from, to = from] = range.slice('U+'.length).split('-');
        return [Number.parseInt(from!, 16), Number.parseInt(to!, 16)];
      }),
    }),
  );
  families.set(family, files);
  return files;
}

function sliceAt(path: string): Promise<Slice> {
  const slice = slices.get(path) ?? readSlice(path);
  slices.set(path, slice);
  return slice;
}

async function readSlice(path: string): Promise<Slice> {
  const font = create(Buffer.from(await decompress(readFileSync(path))));
  if (font.isCollection) throw new Error(`${path} contains several fonts.`);
  const weights = new Map<number, Font>();
  const letters = new Map<string, Letter>();
  const fontOf = (weight: number): Font => {
    if (!font.variationAxes['wght']) return font;
    const variation = weights.get(weight) ?? font.getVariation({ wght: weight });
    weights.set(weight, variation);
    return variation;
  };
  return {
    has: (codePoint) => font.hasGlyphForCodePoint(codePoint),
    letter(codePoint, weight) {
      const key = `${weight} ${codePoint}`;
      const outline = letters.get(key) ?? letterOf(fontOf(weight), codePoint);
      letters.set(key, outline);
      return outline;
    },
  };
}

/** Unit of letter lengths: a text of this size uses them unscaled. */
export const EM = 1000;

/** A character of a font. Lengths are in thousandths of the text's size. */
interface Letter {
  /** Distance from the letter's start to the start of the next letter. */
  advance: number;
  /** Its outline as relative SVG path data, starting at the letter's origin on the baseline. */
  outline: string;
}

const COMMANDS = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c' } as const;

/**
 * The letter of a font for a character. All points are relative, so that the outline is short and
 * position-independent. It is only for filling, which needs no closed lines.
 */
function letterOf(font: Font, codePoint: number): Letter {
  const glyph = font.glyphForCodePoint(codePoint);
  const scale = EM / font.unitsPerEm;
  let pen = [0, 0];
  const steps = glyph.path.scale(scale, -scale).commands.flatMap(({ command, args }) => {
    if (command === 'closePath') return [];
    const from = pen;
    const to = args.map(Math.round);
    pen = to.slice(-2);
    return COMMANDS[command] + to.map((coordinate, index) => coordinate - from[index % 2]!).join(' ');
  });
  return { advance: glyph.advanceWidth * scale, outline: steps.join('') };
}
