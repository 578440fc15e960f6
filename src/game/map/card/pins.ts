import type { XY } from './frame.ts';
import { boxAround, type Box } from './labels.ts';

/** How far a pin reaches from its middle, in px. */
export const PIN = 8.5;

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
      const pinBox = boxAround([left, top], PIN);
      return (
        pinBox.left < box.right &&
        box.left < pinBox.right &&
        pinBox.top < box.bottom &&
        box.top < pinBox.bottom
      );
    });
  return spots.find(free) ?? [x, y];
}
