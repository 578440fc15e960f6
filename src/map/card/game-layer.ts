/** Draws one game on a map: bases, halls, buildings, fights and key moments. */
import { formatClock } from '../../game/clock.ts';
import type { Fight } from '../../game/derive/places/fights.ts';
import type { Point } from '../../game/derive/places/point.ts';
import type { MapEntry } from '../fit/entry.ts';
import { startPlaces } from '../fit/start-places.ts';
import type { CardGame } from './card-game.ts';
import { type Frame, isInside, px, type XY } from './frame.ts';
import { type Box, boxAround, type Wish } from './labels.ts';
import { group, placeLinks } from './links.ts';
import { house, polygon, sideClass, sideShape } from './shapes.ts';
import { type CardColour, light } from './style.ts';
import { repeatMark } from './path.ts';
import { line } from './svg.ts';
import type { MomentPin } from '../fights/moment-pins.ts';
import { PIN, pinAt } from './pins.ts';

/** Half width of a main base's mark. */
const BASE = 9;
/** Half width of an expansion's mark, in px. */
export const EXPANSION = 7.5;
/** How many of the biggest fights have emphasized rings. */
const HEAVY = 8;
/** Maximum number of rings: in long games the smallest fights would hide the others. */
const MAX_RINGS = 36;
/** Maximum length of names; longer ones would displace all other labels. */
const LONGEST_NAME = 16;

/** A requested label with its colour, and whether it reveals the course of the game. */
export type ColouredWish = Wish & { colour?: CardColour; timed?: boolean };

/** Content drawn on a map: its marks, requested labels and occupied boxes. */
export interface Layer {
  marks: string;
  wishes: ColouredWish[];
  boxes: Box[];
}

/** Draws everything from one game on a map, next to the neutral marks, which keep their space. */
export function drawGame(
  entry: MapEntry,
  game: CardGame,
  frame: Frame,
  { boxes: neutral, camps }: { boxes: readonly Box[]; camps: ReadonlyMap<number, XY> },
): Layer {
  const { places, links } = game;
  const seat = seatIn(places.sides);
  const bases = basesIn(entry, places.starts, frame);
  const halls = game.scene ? [] : expansionsIn(game, frame);
  const boxes: Box[] = [
    ...neutral,
    ...bases.map(({ at }) => boxAround(at, BASE)),
    ...halls.map(({ at }) => boxAround(at, EXPANSION)),
  ];
  const pins = `<g class="moments" stroke-width="1.3" font-size="11.5" text-anchor="middle">${drawMoments(game.pins, frame, boxes, links !== undefined)}</g>`;
  const reach = (links ?? [])
    .map(({ at, camp, ...mark }) => ({ ...mark, spot: camps.get(camp ?? -1) ?? frame.place(at) }))
    .filter(({ spot }) => isInside(frame, spot));
  const label = (slot: number, text: string, point: XY, reach: number): ColouredWish => ({
    ...{ text, at: point, reach, always: true },
    colour: sideClass(seat(slot)) as CardColour,
  });
  const wishes = [
    ...bases.map(({ slot, at }) => label(slot, shortName(game.names.get(slot) ?? ''), at, BASE)),
    ...halls.map(({ slot, ms, at }) => ({ ...label(slot, formatClock(ms), at, EXPANSION), timed: true })),
  ];
  // Marks that appear during the game are in a separate group, so that playback can show each at its time.
  const timedMarks =
    game.scene?.(frame) ??
    [
      buildingMarks(game, frame, seat),
      fightMarks(fightsIn(game, frame)),
      ...halls.map(
        ({ slot, ms, at }) => `<g data-ms="${ms}">${outline(seat(slot), house(at, EXPANSION))}</g>`,
      ),
    ].join('');
  const story = timedMarks && `<g class="told">${timedMarks}</g>`;
  const marks = [
    ...(game.scene ? [baseMarks(bases, seat), story] : [story, baseMarks(bases, seat)]),
    placeLinks(reach),
    pins,
  ].join('');
  return { marks, wishes: wishes.filter(({ text }) => text !== ''), boxes };
}

/** The halls that were ordered during the game inside a frame, each place once. */
const expansionsIn = ({ places }: CardGame, frame: Frame): { slot: number; ms: number; at: XY }[] =>
  places.halls
    .filter(({ ms, cancelled }) => ms > 0 && !cancelled)
    .map(({ slot, ms, at }) => ({ slot, ms, at: frame.place(at) }))
    .filter(
      ({ at }, index, list) =>
        isInside(frame, at) && list.findIndex((hall) => areNear(hall.at, at)) === index,
    );

/** The biggest fights inside a frame, most orders first. */
const fightsIn = ({ places }: CardGame, frame: Frame): { fight: Fight; at: XY }[] =>
  places.fights
    .map((fight) => ({ fight, at: frame.place(fight.at) }))
    .filter(({ at }) => isInside(frame, at))
    .sort((a, b) => b.fight.orders.length - a.fight.orders.length)
    .slice(0, MAX_RINGS);

/** The side of each lobby slot; unknown slots are of the first side. */
export function seatIn(sides: readonly { slots: readonly number[] }[]): (slot: number) => number {
  const sideOf = new Map(sides.flatMap(({ slots }, side) => slots.map((slot) => [slot, side] as const)));
  return (slot) => sideOf.get(slot) ?? 0;
}

/** The players' bases inside a frame. */
export const basesIn = (
  entry: MapEntry,
  starts: readonly { slot: number; at: Point }[],
  frame: Frame,
): { slot: number; at: XY }[] =>
  startPlaces(entry, starts)
    .map(({ slot, at }) => ({ slot, at: frame.place(at) }))
    .filter(({ at }) => isInside(frame, at));

/** Draws bases in the shapes of their sides. */
export const baseMarks = (
  bases: readonly { slot: number; at: XY }[],
  seat: (slot: number) => number,
): string => bases.map(({ slot, at }) => outline(seat(slot), sideShape(seat(slot), at, BASE))).join('');

const areNear = (a: XY, b: XY): boolean => Math.hypot(a[0] - b[0], a[1] - b[1]) < 2 * EXPANSION;

const outline = (side: number, d: string): string => {
  const colour = sideClass(side) as CardColour;
  return `<path class="f-${colour} s-high" fill="${light(colour)}" stroke="${light('high')}" stroke-width="1.5" d="${d}"/>`;
};

/** Radius of a fight's ring: grows with its orders, up to the size of a base. */
const ringOf = ({ orders }: Fight): number => Math.min(26, 3.5 + Math.sqrt(orders.length) * 1.45);

function fightMarks(fights: readonly { fight: Fight; at: XY }[]): string {
  const rings = fights.map(({ fight, at: [x, y] }, rank) => {
    const heavy = rank < HEAVY ? '' : ' stroke-opacity=".45"';
    return `<circle data-ms="${fight.startMs}" cx="${px(x)}" cy="${px(y)}" r="${px(ringOf(fight))}"${heavy}/>`;
  });
  if (rings.length === 0) return '';
  return `<g class="f-ink s-ink" fill="${light('ink')}" fill-opacity=".08" stroke="${light('ink')}" stroke-width="1.3">${rings.join('')}</g>`;
}

/** Shortens a name so that it fits on a map. */
function shortName(name: string): string {
  const letters = [...name];
  return letters.length > LONGEST_NAME
    ? `${letters
        .slice(0, LONGEST_NAME - 1)
        .join('')
        .trimEnd()}…`
    : name;
}

/** Maximum number of buildings drawn per side. */
const MAX_BUILDINGS = 60;

/** A side's dots as path data: round, square, or dashes for other sides in free-for-alls. */
const DOTS = [
  { mark: 'h0', caps: 'round' },
  { mark: 'h0', caps: 'square' },
  { mark: 'm-2 0h4m-2 0', caps: 'butt' },
  { mark: 'm0-2v4m0-2', caps: 'butt' },
] as const;

/** Draws buildings as dots, in one path per side. */
function buildingMarks({ places }: CardGame, frame: Frame, seat: (slot: number) => number): string {
  return places.sides
    .map((_, side) => {
      const { mark, caps } = DOTS[side % DOTS.length]!;
      const dots = places.buildings
        .filter(({ slot }) => seat(slot) === side)
        .slice(0, MAX_BUILDINGS)
        .map(({ at }) => frame.place(at))
        .filter((point) => isInside(frame, point));
      const path = dots.length > 0 ? `M0 0${repeatMark(dots, mark)}` : '';
      return line(sideClass(side) as CardColour, path, 4.6, ` stroke-linecap="${caps}" opacity=".65"`);
    })
    .join('');
}

/**
 * Draws key moments in number order, as links if requested. Fights are diamonds because they belong to both sides.
 */
const drawMoments = (pins: readonly MomentPin[], frame: Frame, boxes: Box[], areLinked: boolean): string =>
  pins
    .map(({ number, at, side, ms, late }) => {
      const [x, y] = pinAt(movedInside(frame, frame.place(at)), boxes);
      const whole = (inner: string) =>
        group(inner, { ms, words: side === null ? 'fight' : 'key moment', late }, areLinked, number);
      const text = `x="${px(x)}" y="${px(y + 4)}">${number}</text>`;
      if (side === null) {
        const shape = `<path class="f-ink s-high" fill="${light('ink')}" stroke="${light('high')}" d="${polygon([x, y], PIN * 1.35, 4)}"/>`;
        return whole(`${shape}<text class="f-high" fill="${light('high')}" ${text}`);
      }
      const colour = sideClass(side) as CardColour;
      const shape = `<path class="f-high s-${colour}" fill="${light('high')}" stroke="${light(colour)}" d="${sideShape(side, [x, y], PIN)}"/>`;
      return whole(`${shape}<text class="f-${colour}" fill="${light(colour)}" ${text}`);
    })
    .reduce((svg, pin) => svg + pin, '');

/** Moves a place outside the picture to its edge, so that every row has its pin. */
const movedInside = ({ width, height }: Frame, [x, y]: XY): XY => [
  Math.max(PIN, Math.min(width - PIN, x)),
  Math.max(PIN, Math.min(height - PIN, y)),
];
