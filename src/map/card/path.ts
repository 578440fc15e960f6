import { OUTLINE_STEP } from '../outline/path.ts';
import type { Ring } from '../outline/contour.ts';
import type { XY } from './frame.ts';

/** Map units per step in the data of `curves`: the midpoint of two outline corners is a whole number of steps. */
export const CURVE_STEP = OUTLINE_STEP / 2;

/**
 * Closed outlines as one path in steps of 16 map units, y to the north. Curves run between the midpoints of the
 * edges, which rounds every corner. SVG mirrors each control point for the next curve, so a corner takes two numbers.
 */
export const curves = (rings: readonly Ring[]): string => rings.map(curve).join('');

function curve(ring: Ring): string {
  const steps = ring.map(([x, y]): XY => [Math.round(x / OUTLINE_STEP), Math.round(y / OUTLINE_STEP)]);
  const corners = steps.filter(([x, y], index) => {
    const [lastX, lastY] = steps.at(index - 1)!;
    return x !== lastX || y !== lastY;
  });
  if (corners.length < 3) return '';
  const corner = (index: number): XY => corners[(index + corners.length) % corners.length]!;
  const between = (from: number, to: number): XY => {
    const [[x, y], [toX, toY]] = [corner(from), corner(to)];
    return [toX - x, toY - y];
  };
  const [[firstX, firstY], [lastX, lastY]] = [corner(0), corner(-1)];
  const moves = corners.slice(1).map((_, index) => between(index, index + 2));
  return (
    `M${relative([firstX + lastX, firstY + lastY])}q${relative([...between(-1, 0), ...between(-1, 1)])}` +
    `t${relative(moves.flat())}z`
  );
}

/** Draws many equal small marks as one path of moves; `mark` draws one and must end where it began. */
export function repeatMark(points: readonly XY[], mark: string): string {
  let path = '';
  let previous: XY = [0, 0];
  for (const [x, y] of points) {
    const next: XY = [Math.round(x), Math.round(y)];
    path += `m${relative([next[0] - previous[0], next[1] - previous[1]])}${mark}`;
    previous = next;
  }
  return path;
}

const relative = (numbers: readonly number[]): string =>
  numbers.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('');
