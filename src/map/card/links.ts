/** Links on a map to a time in the game. The page jumps there, and so does playback. */
import { formatClock } from '../../game/clock.ts';
import type { Point } from '../../game/derive/places/point.ts';
import { px, type XY } from './frame.ts';
import { boxAround, placeLabels } from './labels.ts';
import { escapeXml } from './svg.ts';

/** A mark on a map with the time of its event. */
interface TimedMark {
  ms: number;
  words: string;
  /** Spoiler class, see `momentClasses`. */
  late: string;
}

/** A place on a map that links to its time, on top of an existing mark. */
export interface PlaceLink extends TimedMark {
  at: Point;
  /** Number of the camp in the map file, because its mark may be moved aside; null for other places. */
  camp: number | null;
}

/** Half width of the clickable area, in px of the card. */
const TARGET_RADIUS = 11;

/** Wraps a mark in a link to its time, or in a plain group if links are off. */
export function group(
  inner: string,
  { ms, words, late }: TimedMark,
  isLinked: boolean,
  number: number | null = null,
): string {
  const look = late && ` class="${late}"`;
  const clock = formatClock(ms);
  // People who use voice control say the number on the mark.
  const lead = number === null ? '' : `${number}, `;
  return isLinked
    ? `<a href="#t=${clock}" aria-label="${lead}${clock} ${escapeXml(words)}"${look}>${inner}</a>`
    : `<g${look}>${inner}</g>`;
}

/** Invisible clickable circles on top of marks. */
export const placeLinks = (links: readonly (TimedMark & { spot: XY })[]): string =>
  links.length === 0
    ? ''
    : `<g class="reach">${links
        .map(({ spot: [x, y], ...mark }) =>
          group(`<circle cx="${px(x)}" cy="${px(y)}" r="${TARGET_RADIUS}"/>`, mark, true),
        )
        .join('')}</g>`;

/** Removes the links of a card, for use as a picture. */
const asPicture = (card: string): string =>
  card
    .replace(/<g class="reach">.*?<\/g>/, '')
    .replace(/<a href="[^"]*" aria-label="[^"]*"/g, '<g')
    .replaceAll('</a>', '</g>')
    .replace(' role="group"', ' role="img"');

/** A name at a base, in units of a card's drawing. */
export interface BaseName {
  name: string;
  side: 'a' | 'b';
  at: XY;
}

/** Half the size of a base, which names don’t cover, in px of the card. */
const BASE = 9;

/**
 * Removes links, bases and names of a card, for playback of other games on its ground, and writes other names at their
 * bases. Names of one base stand on different sides of it.
 */
export const asGround = (card: string, names: readonly BaseName[] = []): string => {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)/.exec(card) ?? [];
  const labels = placeLabels(
    names.map(({ name: text, ...base }) => ({ ...base, text, reach: BASE, always: true })),
    names.map(({ at }) => boxAround(at, BASE)),
    { width: Number(width), height: Number(height) },
  );
  const texts = labels.map(
    ({ text, side, x, y, anchor }) =>
      `<text class="f-${side}" x="${x}" y="${y}" text-anchor="${anchor}" font-weight="600">${escapeXml(text)}</text>`,
  );
  return asPicture(card)
    .replace(/<path class="f-[a-d] s-high"[^>]*>/g, '')
    .replace(
      /(<g class="f-ink s-high" stroke-width="3"[^>]*>)(?:<text(?:(?!<g).)*<\/text>)?<\/g><\/svg>$/s,
      '</svg>',
    )
    .replace(/<\/svg>$/, `<g class="f-ink s-high" stroke-width="3">${texts.join('')}</g></svg>`);
};
