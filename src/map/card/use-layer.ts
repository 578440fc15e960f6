/** Draws what players of all games did on a map: starts, fights, first camps and expansions. */
import type { MapEntry } from '../fit/entry.ts';
import type { MapUse } from '../fit/map-use.ts';
import { isInside, px, type Frame, type XY } from './frame.ts';
import type { ColouredWish, Layer } from './game-layer.ts';
import { boxAround, type Box } from './labels.ts';
import { PIN, pinAt } from './pins.ts';
import { house, polygon } from './shapes.ts';
import { light } from './style.ts';

/** How many camps get a number on a card; the table lists all camps. */
export const NUMBERED_CAMPS = 12;
/** Half the size of a start’s mark, in px. */
const START = 9;
/** Half the size of an expansion’s mark, in px. */
const EXPANSION = 8;
/** Maximum number of fight places drawn. */
const MAX_RINGS = 24;
/** Radius of the ring of the most frequent fight place, in px. */
const WIDEST_RING = 34;

/** Draws everything done on a map in all its games: fights as rings, numbered camps, expansions with counts. */
export function drawUse(entry: MapEntry, use: MapUse, frame: Frame, neutral: readonly Box[]): Layer {
  const placeMarks = <T extends { at: readonly [number, number] }>(marksOfKind: readonly T[]) =>
    marksOfKind
      .map((mark) => ({ ...mark, px: frame.place(mark.at) }))
      .filter((mark) => isInside(frame, mark.px));
  const starts = startsIn(entry, frame);
  const halls = placeMarks(use.expansions);
  const boxes: Box[] = [
    ...neutral,
    ...starts.map((point) => boxAround(point, START)),
    ...halls.map((hall) => boxAround(hall.px, EXPANSION)),
  ];
  const maxGames = use.fights[0]?.members.length ?? 1;
  const rings = placeMarks(use.fights)
    .slice(0, MAX_RINGS)
    .map(({ px: [x, y], members }) => {
      const radius = Math.max(5, WIDEST_RING * Math.sqrt(members.length / maxGames));
      return `<circle cx="${px(x)}" cy="${px(y)}" r="${px(radius)}"/>`;
    });
  const wishes = halls.flatMap((hall): ColouredWish[] =>
    hall.members.length > 1
      ? [{ text: `×${hall.members.length}`, at: hall.px, reach: EXPANSION, always: true }]
      : [],
  );
  const marks = [
    group('ink', 'ink', ' fill-opacity=".1" stroke-width="1.2"', rings),
    group(
      'ink',
      'high',
      ' stroke-width="1.5"',
      halls.map((hall) => path(house(hall.px, EXPANSION))),
    ),
    startMarks(entry, frame, START),
    campPins(placeMarks(use.camps.slice(0, NUMBERED_CAMPS)), boxes),
  ].join('');
  return { marks, wishes, boxes };
}

/** Draws the starting places of a map as gold diamonds. */
export const startMarks = (entry: MapEntry, frame: Frame, size: number): string =>
  group(
    'mine',
    'high',
    ' stroke-width="1.5"',
    startsIn(entry, frame).map((point) => path(polygon(point, size, 4))),
  );

const startsIn = ({ starts }: MapEntry, frame: Frame): XY[] =>
  starts.map(({ x, y }) => frame.place([x, y])).filter((point) => isInside(frame, point));

function campPins(camps: readonly { px: XY }[], boxes: Box[]): string {
  const pins = camps.map((camp, index) => {
    const [x, y] = pinAt(camp.px, boxes);
    const text = `<text class="f-ink" stroke="none" fill="${light('ink')}" x="${px(x)}" y="${px(y + 4)}">${index + 1}</text>`;
    return `<g><circle cx="${px(x)}" cy="${px(y)}" r="${PIN}"/>${text}</g>`;
  });
  const inner = pins.join('');
  return (
    inner &&
    `<g class="moments f-high s-ink" fill="${light('high')}" stroke="${light('ink')}" stroke-width="1.2" font-size="11.5" text-anchor="middle">${inner}</g>`
  );
}

const path = (d: string): string => `<path d="${d}"/>`;

const group = (
  fill: 'ink' | 'mine',
  stroke: 'ink' | 'high',
  attributes: string,
  parts: readonly string[],
): string =>
  parts.length === 0
    ? ''
    : `<g class="f-${fill} s-${stroke}" fill="${light(fill)}" stroke="${light(stroke)}"${attributes}>${parts.join('')}</g>`;
