/** The card of a map: a drawing of its ground with everything from one game or from many. */
import type { Point } from '../../game/derive/places/point.ts';
import type { MapEntry } from '../fit/entry.ts';
import type { MapUse } from '../fit/map-use.ts';
import { startPlaces } from '../fit/start-places.ts';
import type { CardGame } from './card-game.ts';
import { describeCard, describeUse } from './describe.ts';
import { frameOf, isInside, px, type Frame, type XY } from './frame.ts';
import { baseMarks, basesIn, drawGame, EXPANSION, seatIn, type Layer } from './game-layer.ts';
import { boxAround, placeLabels, TEXT_PX, type Box, type Label } from './labels.ts';
import { neutralMarks } from './neutral-marks.ts';
import { repeatMark } from './path.ts';
import { polygon } from './shapes.ts';
import { cardStyle, light, type CardColour } from './style.ts';
import type { ToldGame } from '../story-schema.ts';
import { escapeXml, line } from './svg.ts';
import { drawOrderGround, drawTerrain } from './terrain.ts';
import { drawUse, startMarks } from './use-layer.ts';

/** How a card is drawn. */
export interface CardOptions {
  /** Prefix for ids inside the picture, so that a page can contain several. */
  id: string;
  /** A place that the card shows close up; `data-whole` then has the view of the whole map. Absent for all of it. */
  near?: Point;
}

/**
 * Draws the card of a game on its map as SVG text; null if the ground is known neither from a map file nor
 * from orders. The same input always produces the same text. Needs no script.
 */
export function drawCard(entry: MapEntry, game: CardGame, { id, near }: CardOptions): string | null {
  if (!entry.ground) return null;
  const frame = frameOf(entry.ground.bounds);
  const usedStarts = startPlaces(entry, game.places.starts).map(({ at }) => at);
  const halls = game.places.halls.filter(({ ms, cancelled }) => ms > 0 && !cancelled).map(({ at }) => at);
  const ground = drawMap(entry, frame, id, { used: usedStarts, halls });
  const layer = drawGame(entry, game, frame, ground);
  const card = whole(
    { id, frame, isLinked: game.links !== undefined },
    describeCard(entry, game),
    ground,
    layer,
  );
  return near ? closeTo(card, frame, frame.place(near)) : card;
}

/** Share of a map that a close card shows across, as in playback's close-ups. */
const CLOSE_UP_SHARE = 0.42;
/** Proportions of a close card. */
const WIDE = 4 / 3;

/** Shows the surroundings of a place on a drawn card. They fill the card's box, whatever its proportions. */
function closeTo(card: string, frame: Frame, [x, y]: XY): string {
  const width = Math.min(frame.width, Math.max(frame.width, frame.height * WIDE) * CLOSE_UP_SHARE);
  const height = Math.min(frame.height, width / WIDE);
  const left = Math.max(0, Math.min(frame.width - width, x - width / 2));
  const top = Math.max(0, Math.min(frame.height - height, y - height / 2));
  return card.replace(
    /class="map-card" viewBox="([^"]*)"/,
    `class="map-card close" viewBox="${[left, top, width, height].map(px).join(' ')}" data-whole="$1" preserveAspectRatio="xMidYMid slice"`,
  );
}

/** Draws the card of a map with everything done on it in all its games. */
export function drawMapCard(entry: MapEntry, use: MapUse, { id }: CardOptions): string | null {
  if (!entry.ground) return null;
  const frame = frameOf(entry.ground.bounds);
  const starts = entry.starts.map(({ x, y }): Point => [x, y]);
  const ground = drawMap(entry, frame, id, { used: starts, halls: [] });
  const layer = drawUse(entry, use, frame, ground.boxes);
  return whole({ id, frame, isLinked: false }, describeUse(entry, use), ground, layer);
}

/**
 * Draws the part of a game's map in a frame, with neutral marks and bases but without labels, in light colours; null if
 * the ground is unknown.
 */
export function drawCloseUp(
  entry: MapEntry,
  { starts, sides }: Pick<NonNullable<ToldGame['places']>, 'starts' | 'sides'>,
  frame: Frame,
): string | null {
  if (!entry.ground) return null;
  const usedStarts = startPlaces(entry, starts).map(({ at }) => at);
  const { drawn } = drawMap(entry, frame, 'close', { used: usedStarts, halls: [] }, 'shore');
  return drawn + baseMarks(basesIn(entry, starts, frame), seatIn(sides));
}

/**
 * The style sheet of thumbnails. In the dark they are lighter, as they are small. Inside an image, the preferred scheme is
 * that of the page around it, which can differ from the system's.
 */
const thumbnailStyle = (): string =>
  `<style>${cardStyle()}@media(prefers-color-scheme:dark){.map-card{filter:brightness(1.7)}}</style>`;

/** Draws a thumbnail of a map for lists, as a standalone file with its style sheet. */
export function drawThumbnail(entry: MapEntry): string | null {
  if (!entry.ground) return null;
  const frame = frameOf(entry.ground.bounds);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="map-card" viewBox="0 0 ${frame.width} ${frame.height}">`,
    thumbnailStyle(),
    entry.file ? drawTerrain(entry.file, frame, 'map', 'none') : drawOrderGround(entry.ground, frame),
    mineMarks(entry, frame, 12),
    startMarks(entry, frame, 18),
    '</svg>',
  ].join('');
}

/** Thumbnail of a map without known ground: only sea. */
export const blankThumbnail = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" class="map-card" viewBox="0 0 64 64">${thumbnailStyle()}<path class="f-sea" d="M0 0h64v64H0z"/></svg>`;

/** The SVG of a card: its texts, its ground, and a layer of marks with their labels. */
function whole(
  { id, frame, isLinked }: { id: string; frame: Frame; isLinked: boolean },
  { title, description }: { title: string; description: string },
  { drawn }: Ground,
  { marks, wishes, boxes }: Layer,
): string {
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" class="map-card" viewBox="0 0 ${frame.width} ${frame.height}"`,
    ` role="${isLinked ? 'group' : 'img'}" aria-labelledby="${id}-t ${id}-d" font-family="sans-serif" font-size="${TEXT_PX}">`,
    `<title id="${id}-t">${escapeXml(title)}</title><desc id="${id}-d">${escapeXml(description)}</desc>`,
    drawn,
    marks,
    drawLabels(placeLabels(wishes, boxes, frame)),
    '</svg>',
  ].join('');
  // Pages provide the colours in their style sheets, so this card doesn't need them.
  return svg.replace(/ (?:fill|stroke)="#[0-9a-f]{6}"/g, '');
}

/** Draws the ground of a map and its neutral marks. Without a map file, orders show the trees, camps and mines. */
function drawMap(
  entry: MapEntry,
  frame: Frame,
  id: string,
  { used, halls }: { used: readonly Point[]; halls: readonly Point[] },
  edges: 'all' | 'shore' = 'all',
): Ground {
  if (entry.file) {
    // Camp marks move aside for halls built at their mines.
    const boxes: Box[] = halls.map((hall) => boxAround(frame.place(hall), EXPANSION));
    const { marks, camps } = neutralMarks(entry.file, frame, used, boxes);
    return {
      drawn: `<g id="${id}-ground" class="map-card">${drawTerrain(entry.file, frame, id, edges)}</g>${marks}`,
      boxes,
      camps,
    };
  }
  const { ground, trees, camps } = entry;
  if (!ground) return { drawn: '', boxes: [], camps: new Map() };
  const onMap = (places: readonly { x: number; y: number }[]) =>
    places.map(({ x, y }) => frame.place([x, y])).filter((point) => isInside(frame, point));
  const wood = repeatMark(
    trees.map((tree) => frame.place(tree)).filter((at) => isInside(frame, at)),
    'h0',
  );
  const creeps = repeatMark(onMap(camps), 'm-3.5 2.5l3.5-6 3.5 6zm3.5-2.5');
  const drawing = [
    drawOrderGround(ground, frame),
    line('tree', wood && `M0 0${wood}`, 4.5, ' stroke-linecap="round"'),
    line('quiet', creeps && `M0 0${creeps}`, 1, ' stroke-linejoin="round"'),
    mineMarks(entry, frame, 6.5),
  ].join('');
  return { drawn: drawing, boxes: [], camps: new Map() };
}

/** A drawn ground, and the boxes of its marks. */
interface Ground {
  drawn: string;
  boxes: readonly Box[];
  /** Position of each camp's mark from the map file. */
  camps: ReadonlyMap<number, XY>;
}

/** Marks gold mines known from orders, with a radius in px. */
function mineMarks({ mines }: MapEntry, frame: Frame, radius: number): string {
  const gold = mines
    .map(({ x, y }) => frame.place([x, y]))
    .filter((point) => isInside(frame, point))
    .map((point) => polygon(point, radius, 6))
    .join('');
  return (
    gold &&
    `<path class="f-high s-mine" fill="${light('high')}" stroke="${light('mine')}" stroke-width="1.8" d="${gold}"/>`
  );
}

/**
 * Draws the labels. Labels shown only in wide windows get a class. A stroke in the ground's colour, twice as wide,
 * makes them readable.
 */
function drawLabels(labels: readonly (Label & { colour?: CardColour; timed?: boolean })[]): string {
  if (labels.length === 0) return '';
  const texts = labels.map(({ text, x, y, anchor, always, timed, colour = 'ink' }) => {
    const end = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
    const classes = [colour === 'ink' ? '' : `f-${colour}`, always ? '' : 'fine', timed ? 'told' : '']
      .filter(Boolean)
      .join(' ');
    const fill = colour === 'ink' ? '' : ` fill="${light(colour)}" font-weight="600"`;
    return `<text${classes && ` class="${classes}"`} x="${px(x)}" y="${px(y)}"${end}${fill}>${escapeXml(text)}</text>`;
  });
  return `<g class="f-ink s-high" fill="${light('ink')}" stroke="${light('high')}" stroke-width="3" stroke-linejoin="round" paint-order="stroke">${texts.join('')}</g>`;
}
