import { firstVisits } from '../../replay/derive/places/camps.ts';
import type { CardGame } from './card-game.ts';
import { isInside, px, type Frame, type XY } from './frame.ts';
import { boxAround, type Box } from './labels.ts';
import { sideClass, sideShape } from './shapes.ts';
import { light, type CardColour } from './style.ts';

export const PIN = 8.5;
/** Camps that are numbered, a side; later ones would only clutter. */
const MOST_PINS = 5;

/** The first creep camps of each side, numbered in their order. */
export function drawPins(
  { places }: CardGame,
  frame: Frame,
  seat: (slot: number) => number,
  boxes: Box[],
): string {
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
      return `<g class="pins fine f-high s-${colour}" fill="${light('high')}" stroke="${light(colour)}" stroke-width="1.3" font-size="11.5" text-anchor="middle">${shapes.join('')}</g>`;
    })
    .join('');
}

/** A place for a pin near a point; taken from then on. */
export function pinAt(at: XY, boxes: Box[]): XY {
  const spot = freeSpot(at, boxes);
  boxes.push(boxAround(spot, PIN));
  return spot;
}

/** The place itself, or the nearest one beside it that no other mark covers. */
function freeSpot([x, y]: XY, boxes: readonly Box[]): XY {
  const steps: XY[] = [
    [0, 0],
    ...[1, 1.4, 1.9].flatMap((far) =>
      Array.from({ length: 12 }, (_, turn): XY => {
        const angle = (turn * Math.PI) / 6;
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
