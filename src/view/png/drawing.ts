/** Parts of pictures as SVG text. Text from the archive only enters as outlines. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { EM, type Letters, type Weight } from './fonts.ts';
import { WIDTH } from './picture.ts';
import { colour } from './tokens.ts';

/** Margin at the edges. */
export const MARGIN = 72;

/** Where and how a text is drawn. */
export interface TextStyle {
  x: number;
  /** Baseline. */
  y: number;
  size: number;
  weight: Weight;
  /** Name of a token. */
  fill: string;
  /** Available width; wider text is scaled down, then cut if it is still too wide. */
  room: number;
  /** Which end of the text is at `x`. */
  end?: 'left' | 'right';
}

/** Minimum scale: smaller letters are illegible when a picture is shown at a third of its size. */
const MIN_SCALE = 0.6;

/** A line of text fitted to the available width. */
export function line(letters: Letters, text: string, style: TextStyle): string {
  const { x, y, weight, fill, room, end = 'left' } = style;
  const wide = letters.width(text, style.size, weight);
  const size = style.size * Math.max(MIN_SCALE, Math.min(1, room / wide));
  const fitting = fitText(letters, text, { size, weight, room });
  const startX = end === 'left' ? x : x - letters.width(fitting, size, weight);
  const place = `translate(${startX} ${y}) scale(${size / EM})`;
  return `<path fill="${colour(fill)}" transform="${place}" d="${letters.outlines(fitting, weight)}"/>`;
}

/** Marks a cut text; the page has all of it. */
export const ELLIPSIS = '…';

function fitText(letters: Letters, text: string, style: Pick<TextStyle, 'size' | 'weight' | 'room'>): string {
  const isShortEnough = (part: string) => letters.width(part, style.size, style.weight) <= style.room + 0.01;
  if (isShortEnough(text)) return text;
  const graphemes = [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment);
  while (graphemes.length > 0 && !isShortEnough(graphemes.join('') + ELLIPSIS)) graphemes.pop();
  return graphemes.join('').trimEnd() + ELLIPSIS;
}

/** A thin line across the picture. */
export const rule = (y: number): string =>
  `<path stroke="${colour('line')}" stroke-width="2" d="M${MARGIN} ${y}H${WIDTH - MARGIN}"/>`;

/** The site's icon; its parts get the colours of the dark pages. */
const ICON = resolve('public', 'favicon.svg');
/** Side of its square, in its own units. */
const ICON_UNITS = 24;

/** The site's icon; `x` and `y` are its upper left corner. */
export function icon(x: number, y: number, size: number): string {
  const parts = readFileSync(ICON, 'utf8')
    .replace(/^<svg[^>]*>|<style>.*?<\/style>|<\/svg>\s*$/gs, '')
    .replaceAll('class="eye"', `stroke="${colour('accent')}"`)
    .replaceAll('class="star"', `fill="${colour('brass')}"`);
  if (parts.includes('class=')) throw new Error(`${ICON} has a part without a known colour.`);
  return `<g transform="translate(${x} ${y}) scale(${size / ICON_UNITS})">${parts}</g>`;
}

/** The first line: the site on the left, the event on the right. */
export const masthead = (letters: Letters, site: string, event: string | null): string => {
  const name = { x: MARGIN + 84, y: 94, size: 52, weight: 'title', fill: 'ink', room: 300 } as const;
  const right = {
    x: WIDTH - MARGIN,
    y: 94,
    size: 36,
    weight: 400,
    fill: 'quiet',
    end: 'right',
    room: 690,
  } as const;
  return icon(MARGIN, 46, 64) + line(letters, site, name) + (event ? line(letters, event, right) : '');
};
