import { formatClock } from '../../replay/clock.ts';
import { firstVisits } from '../../replay/derive/places/camps.ts';
import type { Fight } from '../../replay/derive/places/fights.ts';
import { distance, type Point } from '../../replay/derive/places/point.ts';
import type { MapEntry } from '../entry.ts';
import type { CardGame } from './card-game.ts';
import { isInside, px, type Frame, type XY } from './frame.ts';
import { boxAround, type Box, type Wish } from './labels.ts';
import { scattered } from './path.ts';
import { house, sideClass, sideShape } from './shapes.ts';
import { light, type CardColour } from './style.ts';
import { lined } from './svg.ts';

/** Half the width of the mark of a main base. */
const BASE = 9;
const EXPANSION = 7.5;
const PIN = 7;
/** Camps that are numbered, a side; later ones would only clutter. */
const MOST_PINS = 5;
/** Fights whose time is written: the first ones on phones too. */
const TIMED_ALWAYS = 3;
const TIMED = 8;
/** Rings drawn; the lightest of a long game would only hide the others. */
const MOST_RINGS = 36;
/** Names longer than this would push everything else away. */
const LONGEST_NAME = 16;
/** A base lies on the map's starting place when it is this near to it. */
const SAME_PLACE = 1500;
/** Buildings drawn a side. */
const MOST_BUILDINGS = 60;

/** A wish with the colour of its words. */
export type ColouredWish = Wish & { colour?: CardColour };

export interface GameLayer {
  marks: string;
  wishes: ColouredWish[];
  boxes: Box[];
}

/** Everything of one game that stands on a map. */
export function drawGame(entry: MapEntry, game: CardGame, frame: Frame): GameLayer {
  const { places } = game;
  const sideOf = new Map(
    places.sides.flatMap(({ slots }, side) => slots.map((slot) => [slot, side] as const)),
  );
  const seat = (slot: number) => sideOf.get(slot) ?? 0;
  const boxes: Box[] = [];
  const bases = startPlaces(entry, places.starts)
    .map(({ slot, at }) => ({ slot, at: frame.place(at) }))
    .filter(({ at }) => isInside(frame, at));
  const later = places.halls
    .filter(({ ms, cancelled }) => ms > 0 && !cancelled)
    .map(({ slot, ms, at }) => ({ slot, ms, at: frame.place(at) }))
    .filter(
      ({ at }, index, all) => isInside(frame, at) && all.findIndex((hall) => near(hall.at, at)) === index,
    );
  const fights = places.fights
    .map((fight) => ({ fight, at: frame.place(fight.at) }))
    .filter(({ at }) => isInside(frame, at))
    .sort((a, b) => b.fight.orders.length - a.fight.orders.length)
    .slice(0, MOST_RINGS);
  for (const { at } of bases) boxes.push(boxAround(at, BASE));
  for (const { at } of later) boxes.push(boxAround(at, EXPANSION));
  const pins = pinsOf(game, frame, seat, boxes);
  const wishes: ColouredWish[] = [
    ...bases.map(({ slot, at }) => ({
      text: shortName(game.names.get(slot) ?? ''),
      at,
      reach: BASE,
      always: true,
      colour: sideClass(seat(slot)) as CardColour,
    })),
    ...later.map(({ slot, ms, at }) => ({
      text: formatClock(ms),
      at,
      reach: EXPANSION,
      always: true,
      colour: sideClass(seat(slot)) as CardColour,
    })),
    ...fights.slice(0, TIMED).map(({ fight, at }, index) => ({
      text: formatClock(fight.startMs),
      at,
      reach: ringOf(fight),
      always: index < TIMED_ALWAYS,
    })),
  ];
  const marks = [
    buildingMarks(game, frame, seat),
    fightMarks(fights),
    ...later.map(
      ({ slot, ms, at }) => `<g data-ms="${ms}">${outlined(seat(slot), house(at, EXPANSION))}</g>`,
    ),
    ...bases.map(({ slot, at }) => outlined(seat(slot), sideShape(seat(slot), at, BASE))),
    pins,
  ].join('');
  return { marks, wishes: wishes.filter(({ text }) => text !== ''), boxes };
}

/** Puts bases on the exact starting places of the map, each of which only the nearest base can have. */
export function startPlaces<T extends { at: Point }>(
  { starts }: Pick<MapEntry, 'starts'>,
  bases: readonly T[],
): T[] {
  const pairs = bases
    .flatMap((base) =>
      starts.map(({ x, y }) => ({ base, start: [x, y] as const, apart: distance([x, y], base.at) })),
    )
    .filter(({ apart }) => apart <= SAME_PLACE)
    .sort((a, b) => a.apart - b.apart);
  const exact = new Map<T, Point>();
  for (const { base, start } of pairs)
    if (!exact.has(base) && ![...exact.values()].includes(start)) exact.set(base, start);
  return bases.map((base) => ({ ...base, at: exact.get(base) ?? base.at }));
}

const near = (a: XY, b: XY): boolean => Math.hypot(a[0] - b[0], a[1] - b[1]) < 2 * EXPANSION;

const outlined = (side: number, d: string): string => {
  const colour = sideClass(side) as CardColour;
  return `<path class="f-${colour} s-high" fill="${light(colour)}" stroke="${light('high')}" stroke-width="1.5" d="${d}"/>`;
};

/** Buildings as dots of one path a side: round, square, and dashes for sides that only free-for-alls have. */
const DOTS = [
  { mark: 'h0', caps: 'round' },
  { mark: 'h0', caps: 'square' },
  { mark: 'm-2 0h4m-2 0', caps: 'butt' },
  { mark: 'm0-2v4m0-2', caps: 'butt' },
] as const;

function buildingMarks({ places }: CardGame, frame: Frame, seat: (slot: number) => number): string {
  return places.sides
    .map((_, side) => {
      const { mark, caps } = DOTS[side % DOTS.length]!;
      const dots = places.buildings
        .filter(({ slot }) => seat(slot) === side)
        .slice(0, MOST_BUILDINGS)
        .map(({ at }) => frame.place(at))
        .filter((at) => isInside(frame, at));
      const path = dots.length > 0 ? `M0 0${scattered(dots, mark)}` : '';
      return lined(sideClass(side) as CardColour, path, 4.6, ` stroke-linecap="${caps}" opacity=".65"`);
    })
    .join('');
}

/** A ring grows with the orders of its fight; no bigger than a base with everything around it. */
const ringOf = ({ orders }: Fight): number => Math.min(26, 3.5 + Math.sqrt(orders.length) * 1.45);

function fightMarks(fights: readonly { fight: Fight; at: XY }[]): string {
  const rings = fights.map(({ fight, at: [x, y] }, rank) => {
    const heavy = rank < TIMED ? '' : ' stroke-opacity=".45"';
    return `<circle data-ms="${fight.startMs}" cx="${px(x)}" cy="${px(y)}" r="${px(ringOf(fight))}"${heavy}/>`;
  });
  if (rings.length === 0) return '';
  return `<g class="f-ink s-ink" fill="${light('ink')}" fill-opacity=".08" stroke="${light('ink')}" stroke-width="1.3">${rings.join('')}</g>`;
}

/** The first creep camps of each side, numbered in their order. */
function pinsOf({ places }: CardGame, frame: Frame, seat: (slot: number) => number, boxes: Box[]): string {
  return places.sides
    .map((_, side) => {
      const colour = sideClass(side) as CardColour;
      const pins = firstVisits(places.camps.filter(({ slot }) => seat(slot) === side))
        .slice(0, MOST_PINS)
        .map(({ startMs, at }, index) => ({ startMs, number: index + 1, at: pinAt(frame.place(at), boxes) }))
        .filter(({ at }) => isInside(frame, at));
      if (pins.length === 0) return '';
      const shapes = pins.map(
        ({ at: [x, y], startMs, number }) =>
          `<g data-ms="${startMs}"><path d="${sideShape(side, [x, y], PIN)}"/><text stroke="none" fill="${light(colour)}" x="${px(x)}" y="${px(y + 4)}">${number}</text></g>`,
      );
      return `<g class="pins fine f-high s-${colour}" fill="${light('high')}" stroke="${light(colour)}" stroke-width="1.3" font-size="11" text-anchor="middle">${shapes.join('')}</g>`;
    })
    .join('');
}

function pinAt(at: XY, boxes: Box[]): XY {
  const spot = freeSpot(at, boxes);
  boxes.push(boxAround(spot, PIN));
  return spot;
}

/** The place itself, or the nearest one beside it that no other mark covers. */
function freeSpot([x, y]: XY, boxes: readonly Box[]): XY {
  const steps: XY[] = [
    [0, 0],
    ...[1, 1.6].flatMap((far) =>
      Array.from({ length: 8 }, (_, turn): XY => {
        const angle = (turn * Math.PI) / 4;
        return [Math.cos(angle) * far * 2.1 * PIN, Math.sin(angle) * far * 2.1 * PIN];
      }),
    ),
  ];
  const spots = steps.map(([dx, dy]): XY => [x + dx, y + dy]);
  const free = ([left, top]: XY) =>
    !boxes.some((box) => {
      const own = boxAround([left, top], PIN);
      return own.left < box.right && box.left < own.right && own.top < box.bottom && box.top < own.bottom;
    });
  return spots.find(free) ?? [x, y];
}

/** A name that fits on a map. */
function shortName(name: string): string {
  const letters = [...name];
  return letters.length > LONGEST_NAME
    ? `${letters
        .slice(0, LONGEST_NAME - 1)
        .join('')
        .trimEnd()}…`
    : name;
}
