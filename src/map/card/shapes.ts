import { px, type XY } from './frame.ts';

/**
 * Shapes of the sides, in addition to colours: the first is round, the second square; the others occur only in
 * free-for-alls.
 */
const SHAPES = ['circle', 'square', 'pentagon', 'triangle'] as const;

/** Class letter of a side: a, b, c or d. A fifth side looks like the first, and only its name distinguishes it. */
export const sideClass = (side: number): string => 'abcd'[side % SHAPES.length]!;

/** Outline of a side's mark around a point, as path data. */
export function sideShape(side: number, [x, y]: XY, r: number): string {
  const shape = SHAPES[side % SHAPES.length]!;
  if (shape === 'circle') return circle([x, y], r);
  if (shape === 'square')
    return `M${px(x - r * 0.9)} ${px(y - r * 0.9)}h${px(r * 1.8)}v${px(r * 1.8)}h${px(-r * 1.8)}z`;
  return shape === 'pentagon' ? polygon([x, y], r * 1.1, 5) : polygon([x, y], r * 1.25, 3);
}

const circle = ([x, y]: XY, r: number): string =>
  `M${px(x - r)} ${px(y)}a${px(r)} ${px(r)} 0 1 0 ${px(2 * r)} 0a${px(r)} ${px(r)} 0 1 0 ${px(-2 * r)} 0z`;

/** Draws a regular polygon with a flat base, or with a point at the bottom for even numbers of corners. */
export function polygon([x, y]: XY, r: number, corners: number): string {
  const pointAt = (corner: number): XY => {
    const turn = (2 * Math.PI * corner) / corners - Math.PI / 2;
    return [r * Math.cos(turn), r * Math.sin(turn)];
  };
  // All marks of a kind use identical steps between corners, so they compress to almost nothing.
  const steps = Array.from({ length: corners - 1 }, (_, corner) => {
    const [[fromX, fromY], [toX, toY]] = [pointAt(corner), pointAt(corner + 1)];
    return `${px(toX - fromX)} ${px(toY - fromY)}`;
  });
  return `M${px(x)} ${px(y - r)}l${steps.join(' ')}z`;
}

/** Draws a house, the mark of an expansion. */
export const house = ([x, y]: XY, r: number): string =>
  `M${px(x - r)} ${px(y + r * 0.9)}v${px(-r * 0.9)}l${px(r)} ${px(-r)}l${px(r)} ${px(r)}v${px(r * 0.9)}z`;
