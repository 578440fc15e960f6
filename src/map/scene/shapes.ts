/** Shapes of marks in a scene: sides differ in shape and colour. */
import type { Pen } from './pen.ts';

export type At = readonly [x: number, y: number];

/** Whether a side is drawn round; the others are square. */
export const isRound = (side: string): boolean => side !== 'b' && side !== 'd';

/** Traces the outline of a mark around a point. */
export function outline(pen: Pen, [x, y]: At, size: number, round: boolean): void {
  pen.beginPath();
  if (round) pen.arc(x, y, size, 0, 2 * Math.PI);
  else pen.rect(x - size * 0.9, y - size * 0.9, size * 1.8, size * 1.8);
}

/** Fills a mark around a point. */
export function fillShape(
  pen: Pen,
  center: At,
  size: number,
  round: boolean,
  colour: string,
  alpha: number,
): void {
  pen.globalAlpha = alpha;
  pen.fillStyle = colour;
  outline(pen, center, size, round);
  pen.fill();
}
