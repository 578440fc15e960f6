/** Shapes of marks on a canvas: sides differ in shape and colour. */

export type At = readonly [x: number, y: number];

/** Whether a side is drawn round; the others are square. */
export const isRound = (side: string): boolean => side !== 'b' && side !== 'd';

/** Traces the outline of a mark around a point. */
export function outline(context: CanvasRenderingContext2D, [x, y]: At, size: number, round: boolean): void {
  context.beginPath();
  if (round) context.arc(x, y, size, 0, 2 * Math.PI);
  else context.rect(x - size * 0.9, y - size * 0.9, size * 1.8, size * 1.8);
}

/** Fills a mark around a point. */
export function fillShape(
  context: CanvasRenderingContext2D,
  at: At,
  size: number,
  round: boolean,
  colour: string,
  alpha: number,
): void {
  context.globalAlpha = alpha;
  context.fillStyle = colour;
  outline(context, at, size, round);
  context.fill();
}
