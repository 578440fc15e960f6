/** Links on a map that lead to a time of the game: the page around it goes there, and playback with it. */
import { formatClock } from '../../clock.ts';
import type { Point } from '../../derive/places/point.ts';
import { px, type XY } from './frame.ts';
import { escapeXml } from './svg.ts';

/** Something on a map that happened at a time. */
interface TimedMark {
  ms: number;
  words: string;
  /** Class of its time, see `momentClasses`. */
  late: string;
}

/** A place on a map to go to its time from, under a mark that is drawn anyway. */
export interface PlaceLink extends TimedMark {
  at: Point;
  /** Number of the camp of the map file, whose mark may stand aside; null for everything else. */
  camp: number | null;
}

/** Half the width of what can be pressed, in px of the card. */
const REACH = 11;

/** A mark as a link to its time where that is asked for, otherwise as a group. */
export function grouped(
  inner: string,
  { ms, words, late }: TimedMark,
  linked: boolean,
  number: number | null = null,
): string {
  const look = late && ` class="${late}"`;
  const clock = formatClock(ms);
  // Who speaks to a browser says what stands on the mark.
  const lead = number === null ? '' : `${number}, `;
  return linked
    ? `<a href="#t=${clock}" aria-label="${lead}${clock} ${escapeXml(words)}"${look}>${inner}</a>`
    : `<g${look}>${inner}</g>`;
}

/** Circles that nobody sees, over marks that can be pressed. */
export const placeLinks = (links: readonly (TimedMark & { spot: XY })[]): string =>
  links.length === 0
    ? ''
    : `<g class="reach">${links
        .map(({ spot: [x, y], ...mark }) =>
          grouped(`<circle cx="${px(x)}" cy="${px(y)}" r="${REACH}"/>`, mark, true),
        )
        .join('')}</g>`;

/** The same card as a picture: nothing on it leads anywhere. */
export const asPicture = (card: string): string =>
  card
    .replace(/<g class="reach">.*?<\/g>/, '')
    .replace(/<a href="[^"]*" aria-label="[^"]*"/g, '<g')
    .replaceAll('</a>', '</g>')
    .replace(' role="group"', ' role="img"');
