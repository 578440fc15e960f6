/** A player's creep route: all camps of the map, with numbers on those visited, in order. */
import type { ToldCamp, ToldGame } from '../story-schema.ts';
import type { FileOfMap } from '../fit/drawn-file.ts';
import type { MapEntry } from '../fit/entry.ts';
import { frameOf, isInside, px, type Frame, type XY } from './frame.ts';
import { boxAround, type Box } from './labels.ts';
import { campsInGame } from './neutral-places.ts';
import { markAt } from './pins.ts';
import { house, polygon, sideClass, sideShape } from './shapes.ts';
import { escapeXml } from './svg.ts';
import { MAP_CARD_WORDS } from './legend.ts';

/** These drawings appear at about half the width of a card, so their marks are twice as large. */
const NUMBER = 15;
/** Font size of a number. */
const NUMBER_PX = 20;
/** Half the size of a camp. */
const CAMP = 6;
/** Half the size of a mine. */
const MINE = 9;
/** Half the size of a base. */
const BASE = 15;
/** How far a camp's number may move aside for another number, in px. */
const ASIDE = [18, 26, 36];

/** Drawings of each player's route, by lobby slot. */
export type RouteDrawings = Readonly<Record<string, string>>;

type Places = NonNullable<ToldGame['places']>;

/**
 * Draws the route of each player who went to a camp in the map file; empty for a map without a file. It reuses the
 * ground of the card with the id prefix `id`, which must be on the same page.
 */
export function drawRoutes(
  entry: MapEntry,
  places: Places,
  names: ReadonlyMap<number, string>,
  id: string,
): RouteDrawings {
  const { file, ground } = entry;
  if (!file || !ground) return {};
  const frame = frameOf(ground.bounds);
  const sides = new Map(
    places.sides.flatMap(({ slots }, side) => slots.map((slot) => [slot, side] as const)),
  );
  const marks = marksOfMap(file, places, frame);
  const visits = Map.groupBy(
    places.camps.filter((visit): visit is typeof visit & { camp: ToldCamp } => visit.camp !== null),
    ({ slot }) => slot,
  );
  return Object.fromEntries(
    [...visits].map(([slot, route]) => {
      const side = sides.get(slot) ?? 0;
      const colour = sideClass(side);
      const boxes: Box[] = [];
      const starts = places.starts.filter((start) => start.slot === slot).map(({ at }) => frame.place(at));
      for (const start of starts) boxes.push(boxAround(start, BASE));
      const spots = route.map(({ at }) => markAt(frame.place(at), boxes, { reach: NUMBER, steps: ASIDE }));
      const shapes = spots.map((spot) => sideShape(side, spot, NUMBER)).join('');
      const numbers = spots.map(
        ([x, y], index) => `<text x="${px(x)}" y="${px(y + NUMBER_PX * 0.35)}">${index + 1}</text>`,
      );
      const bases = starts.map((start) => `<path class="f-${colour}" d="${house(start, BASE)}"/>`);
      return [
        slot,
        `<svg class="map-card route-map" viewBox="0 0 ${frame.width} ${frame.height}" role="img" aria-label="${escapeXml(`Creep route of ${names.get(slot) ?? MAP_CARD_WORDS.routeOfSlot(slot)}: the numbers match the list`)}">` +
          // Chromium otherwise makes it a stop of the Tab key.
          `<use href="#${id}-ground" tabindex="-1"/>${marks}${bases.join('')}` +
          `<path class="f-high s-${colour}" stroke-width="2.4" d="${shapes}"/>` +
          `<g class="f-${colour}" font-size="${NUMBER_PX}" font-weight="600" text-anchor="middle">${numbers.join('')}</g></svg>`,
      ];
    }),
  );
}

/** Draws mines and camps without labels. */
function marksOfMap(file: FileOfMap, { starts }: Places, frame: Frame): string {
  const startPoints = starts.map(({ at }) => at);
  const onMap = (points: readonly XY[]) => points.filter((point) => isInside(frame, point));
  const mines = onMap(file.mines.map(({ x, y }) => frame.place([x, y]))).map((point) =>
    polygon(point, MINE, 6),
  );
  const camps = onMap(campsInGame(file, startPoints).map(({ at: point }) => frame.place(point))).map(
    (point) => sideShape(0, point, CAMP),
  );
  return `<path class="f-mine" d="${mines.join('')}"/>` + `<path class="f-quiet" d="${camps.join('')}"/>`;
}
