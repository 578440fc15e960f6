/** Parts that the pictures are made of, as SVG text. No text of the archive gets into it, only outlines. */
import type { Letters, Weight } from './fonts.ts';
import { colour } from './palette.ts';
import { HEIGHT, WIDTH } from './picture.ts';

/** Space between the edge and everything else. */
export const MARGIN = 72;

export interface TextStyle {
  x: number;
  /** Base line. */
  y: number;
  size: number;
  weight: Weight;
  /** Name of a token. */
  fill: string;
  /** Room there is; a wider text gets smaller, and is cut when that does not help. */
  room: number;
  /** Which end of the text is at `x`. */
  end?: 'left' | 'right';
}

/** Smaller letters cannot be read where pictures are shown at a third of their size. */
const SMALLEST = 0.6;

/** A line of text that fits its room. */
export function line(letters: Letters, text: string, style: TextStyle): string {
  const { x, y, weight, fill, room, end = 'left' } = style;
  const wide = letters.width(text, style.size, weight);
  const size = style.size * Math.max(SMALLEST, Math.min(1, room / wide));
  const shown = cut(letters, text, { size, weight, room });
  const left = end === 'left' ? x : x - letters.width(shown, size, weight);
  return `<path fill="${colour(fill)}" d="${letters.outlines(shown, { x: left, y, size, weight })}"/>`;
}

/** What is left out at the end of a text is marked; the page has all of it. */
export const ELLIPSIS = '…';

function cut(letters: Letters, text: string, style: Pick<TextStyle, 'size' | 'weight' | 'room'>): string {
  const fits = (part: string) => letters.width(part, style.size, style.weight) <= style.room + 0.01;
  if (fits(text)) return text;
  const graphemes = [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment);
  while (graphemes.length > 0 && !fits(graphemes.join('') + ELLIPSIS)) graphemes.pop();
  return graphemes.join('').trimEnd() + ELLIPSIS;
}

/** A thin line across the picture. */
export const rule = (y: number): string =>
  `<path stroke="${colour('line')}" stroke-width="2" d="M${MARGIN} ${y}H${WIDTH - MARGIN}"/>`;

/** The eye of the site's icon, 32 units wide. */
const EYE =
  'M16 7C8.500 7 3 16 3 16s5.500 9 13 9 13-9 13-9-5.500-9-13-9zm0 3c4.800 0 8.600 4.200 9.900 6-1.300 1.800-5.100 6-9.900 6s-8.600-4.200-9.900-6C7.400 14.200 11.200 10 16 10zm0 1.500L11.500 16l4.500 4.500 4.500-4.500z';

/** The site's icon with its upper left corner at a place. */
export const eye = (x: number, y: number, size: number): string =>
  `<path fill="${colour('accent')}" transform="translate(${x} ${y}) scale(${size / 32})" d="${EYE}"/>`;

/** The first line: the site at the left, the event at the right. */
export const masthead = (letters: Letters, site: string, event: string | null): string => {
  const name = { x: MARGIN + 76, y: 94, size: 44, weight: 700, fill: 'ink', room: 300 } as const;
  const right = {
    x: WIDTH - MARGIN,
    y: 94,
    size: 36,
    weight: 400,
    fill: 'quiet',
    end: 'right',
    room: 690,
  } as const;
  return eye(MARGIN, 48, 60) + line(letters, site, name) + (event ? line(letters, event, right) : '');
};

/** The whole drawing. */
export const drawing = (parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
  `<path fill="${colour('paper')}" d="M0 0H${WIDTH}V${HEIGHT}H0z"/>${parts.join('')}</svg>`;
