import { px, type XY } from './frame.ts';

/** A side is a shape as well as a colour: the first is round, the second square; further ones only in free-for-alls. */
const SHAPES = ['circle', 'square', 'pentagon', 'triangle'] as const;

/** How a side is called in classes: a, b, c or d; a fifth side looks like the first again, and its name tells. */
export const sideClass = (side: number): string => 'abcd'[side % SHAPES.length]!;

/** The mark of a side around a point, as the data of a path. */
export function sideShape(side: number, [x, y]: XY, r: number): string {
  const shape = SHAPES[side % SHAPES.length]!;
  if (shape === 'circle') return circle([x, y], r);
  if (shape === 'square')
    return `M${px(x - r * 0.9)} ${px(y - r * 0.9)}h${px(r * 1.8)}v${px(r * 1.8)}h${px(-r * 1.8)}z`;
  return shape === 'pentagon' ? polygon([x, y], r * 1.1, 5) : polygon([x, y], r * 1.25, 3);
}

const circle = ([x, y]: XY, r: number): string =>
  `M${px(x - r)} ${px(y)}a${px(r)} ${px(r)} 0 1 0 ${px(2 * r)} 0a${px(r)} ${px(r)} 0 1 0 ${px(-2 * r)} 0z`;

/** A regular polygon standing on a side, or on a point for even numbers of corners. */
export function polygon([x, y]: XY, r: number, corners: number): string {
  const at = (corner: number): XY => {
    const turn = (2 * Math.PI * corner) / corners - Math.PI / 2;
    return [r * Math.cos(turn), r * Math.sin(turn)];
  };
  // Steps from corner to corner are the same for every mark of a kind, so that compressed they weigh nothing.
  const steps = Array.from({ length: corners - 1 }, (_, corner) => {
    const [[fromX, fromY], [toX, toY]] = [at(corner), at(corner + 1)];
    return `${px(toX - fromX)} ${px(toY - fromY)}`;
  });
  return `M${px(x)} ${px(y - r)}l${steps.join(' ')}z`;
}

/** A house: an expansion. */
export const house = ([x, y]: XY, r: number): string =>
  `M${px(x - r)} ${px(y + r * 0.9)}v${px(-r * 0.9)}l${px(r)} ${px(-r)}l${px(r)} ${px(r)}v${px(r * 0.9)}z`;
