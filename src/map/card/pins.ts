import type { XY } from './frame.ts';
import { boxAround, type Box } from './labels.ts';

/** Radius of a pin in px. */
export const PIN = 8.5;

/** Space reserved for a pin. It is larger than the pin, because phones draw pins larger. */
const PIN_ROOM = 10.5;

/** How far a pin may be moved from its place, in px. */
const PIN_STEPS = [1.5, 2.1, 2.94, 3.99].map((step) => step * PIN);

/** Finds a free place for a pin near a point and reserves it. */
export const pinAt = (point: XY, boxes: Box[]): XY =>
  markAt(point, boxes, { reach: PIN_ROOM, steps: PIN_STEPS });

/** Finds a free place for a mark at a point, or as near as the allowed steps permit, and reserves it. */
export function markAt(
  point: XY,
  boxes: Box[],
  { reach, steps }: { reach: number; steps: readonly number[] },
): XY {
  const spots = [
    point,
    ...steps.flatMap((distance) =>
      Array.from({ length: 12 }, (_, turn): XY => {
        const angle = (turn * Math.PI) / 6;
        return [point[0] + Math.cos(angle) * distance, point[1] + Math.sin(angle) * distance];
      }),
    ),
  ];
  const isFree = (spot: XY): boolean => {
    const mark = boxAround(spot, reach);
    return !boxes.some(
      (box) =>
        mark.left < box.right && box.left < mark.right && mark.top < box.bottom && box.top < mark.bottom,
    );
  };
  const spot = spots.find(isFree) ?? point;
  boxes.push(boxAround(spot, reach));
  return spot;
}
