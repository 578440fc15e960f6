/** Marks as paths. Each kind has its own shape or fill, so that colour is never needed to tell them apart. */

/** Outlines relative to the centre of the mark, in pixels. */
const SHAPES = {
  hero: 'm0-6 1.8 4 4.2.4-3.2 2.9 1 4.3-3.8-2.3-3.8 2.3 1-4.3-3.2-2.9 4.2-.4z',
  ordered: 'm-4-5 9 5-9 5z',
  completed: 'm-4-5 9 5-9 5z',
  observed: 'm-4 0a4 4 0 1 0 8 0 4 4 0 1 0-8 0z',
  building: 'm-4-4h8v8h-8z',
  expansion: 'm-5 5v-6l5-5 5 5v6z',
  unit: 'm-4 0a4 4 0 1 0 8 0 4 4 0 1 0-8 0z',
  worker: 'm-2 0a2 2 0 1 0 4 0 2 2 0 1 0-4 0z',
  upgrade: 'm0-5.5 5.5 5.5-5.5 5.5-5.5-5.5z',
  item: 'm-1.5-5h3v3.5h3.5v3h-3.5v3.5h-3v-3.5h-3.5v-3h3.5z',
} as const;
export type MarkShape = keyof typeof SHAPES;

/** Half the width of the widest shape. */
export const SHAPE_RADIUS = 6;

/** Whether only a shape's outline is drawn. */
export const isHollow = (shape: MarkShape): boolean => shape === 'ordered' || shape === 'observed';

/** The path of a shape around a point in whole pixels. */
export const shapeAt = (shape: MarkShape, x: number, y: number): string => `M${x} ${y}${SHAPES[shape]}`;
