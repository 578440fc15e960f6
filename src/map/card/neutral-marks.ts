/**
 * Neutral marks shared by all games on a map file: mines, creep camps by level, shops, fountains and unused starts.
 */
import type { Point } from '../../game/derive/places/point.ts';
import type { FileOfMap } from '../fit/drawn-file.ts';
import { campsInGame, isClear, shopLetterOf, type CampLevel } from './neutral-places.ts';
import { isInside, px, type Frame, type XY } from './frame.ts';
import { boxAround, type Box } from './labels.ts';
import { markAt } from './pins.ts';
import { polygon } from './shapes.ts';
import { light, type CardColour } from './style.ts';

/** Half the size of a mine's mark, in px like all that follows. */
export const MINE = 6.5;
/** Half the size of a shop's mark. */
const SHOP = 6;
/** Half the size of a start's mark. */
export const START = 9;

/** How far a camp's mark may move aside for the shop or mine that it guards, in px. */
const ASIDE = [5, 8, 11, 14, 18];
/** How much larger phones draw camps and shops; see `map.css`. */
const PHONE_ROOM = 1.2;

/**
 * Camp marks by level, in the colours of the game's minimap: the harder the camp, the larger its mark. The hardest
 * camps have a border.
 */
const LEVELS = {
  green: { colour: 'easy', radius: 6.5 },
  orange: { colour: 'medium', radius: 7.5 },
  red: { colour: 'hard', radius: 8.5 },
} as const satisfies Record<CampLevel, { colour: CardColour; radius: number }>;

/**
 * Draws all neutral marks and returns the position of each camp's mark; adds the occupied boxes to `boxes`. `usedStarts`
 * are the players' starts.
 */
export function neutralMarks(
  file: FileOfMap,
  frame: Frame,
  usedStarts: readonly Point[],
  boxes: Box[],
): { marks: string; camps: ReadonlyMap<number, XY> } {
  const onMap = (places: readonly { x: number; y: number }[]): XY[] =>
    places.map(({ x, y }) => frame.place([x, y])).filter((point) => isInside(frame, point));
  const take = (point: XY, reach: number): void => void boxes.push(boxAround(point, reach));
  for (const start of usedStarts) take(frame.place(start), START);
  const gold = onMap(file.mines).map((point) => {
    take(point, MINE);
    return `<path d="${polygon(point, MINE, 6)}"/>`;
  });
  const freeStarts = onMap(file.starts.filter((start) => isClear(start, usedStarts))).map(([x, y]) => {
    take([x, y], START);
    return `<circle cx="${px(x)}" cy="${px(y)}" r="${START}"/>`;
  });
  const shops = [...file.buildings, ...file.waygates].flatMap(({ id, x, y }) => {
    const [, letter] = shopLetterOf(id) ?? [];
    const point = frame.place([x, y]);
    if (!letter || !isInside(frame, point)) return [];
    take(point, SHOP * PHONE_ROOM);
    return [shopMark(point, letter)];
  });
  const spots = new Map<number, XY>();
  const camps: string[] = [];
  for (const { number, at, level, colour } of campsInGame(file, usedStarts)) {
    const place = frame.place(at);
    if (!isInside(frame, place)) continue;
    const spot = markAt(place, boxes, {
      reach: LEVELS[colour].radius * PHONE_ROOM,
      steps: ASIDE,
    });
    spots.set(number, spot);
    camps.push(campMark(spot, level, colour));
  }
  const marks = [
    group(
      freeStarts,
      `class="s-quiet" fill="none" stroke="${light('quiet')}" stroke-width="1.5" stroke-dasharray="3 2.5"`,
    ),
    // A mark each, so that close-ups can keep their size.
    group(
      gold,
      `class="mines f-mine s-high" fill="${light('mine')}" stroke="${light('high')}" stroke-width="1.2"`,
    ),
    group(
      shops,
      `class="places f-high s-ink" fill="${light('high')}" stroke="${light('ink')}" font-size="9.5" text-anchor="middle"`,
    ),
    group(
      camps,
      `class="places s-high" stroke="${light('high')}" stroke-width="1.2" font-size="9.5" text-anchor="middle"`,
    ),
  ].join('');
  return { marks, camps: spots };
}

const group = (parts: readonly string[], attributes: string): string =>
  parts.length === 0 ? '' : `<g ${attributes}>${parts.join('')}</g>`;

const text = ([x, y]: XY, words: string | number, colour: CardColour): string =>
  `<text class="f-${colour}" stroke="none" fill="${light(colour)}" x="${px(x)}" y="${px(y + 3.4)}">${words}</text>`;

/** Draws a shop with its letter. */
export const shopMark = ([x, y]: XY, letter: string): string =>
  `<g><path d="M${px(x - SHOP)} ${px(y - SHOP)}h${2 * SHOP}v${2 * SHOP}h-${2 * SHOP}z"/>${text([x, y], letter, 'ink')}</g>`;

/** Draws a camp with its level. */
export function campMark([x, y]: XY, level: number, colour: CampLevel): string {
  const { colour: fill, radius } = LEVELS[colour];
  const circle = (r: number, attributes = '') =>
    `<circle${attributes} cx="${px(x)}" cy="${px(y)}" r="${r}"/>`;
  const rim =
    colour === 'red' ? circle(radius + 1.6, ` class="s-hard" fill="none" stroke="${light('hard')}"`) : '';
  return `<g class="f-${fill}" fill="${light(fill)}">${circle(radius)}${rim}${text([x, y], level, 'high')}</g>`;
}
