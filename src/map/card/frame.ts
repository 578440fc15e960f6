import type { Ground } from '../ground/ground.ts';

/** Maximum width of a card in px: the space next to the key moments on a page. */
const MAX_WIDTH = 576;
/** Its maximum height: the same space. */
const MAX_HEIGHT = 544;

export type XY = readonly [x: number, y: number];

/** Converts map units to px of the drawing: north is up, and both axes have the same scale. */
export interface Frame {
  width: number;
  height: number;
  /** Px per map unit. */
  scale: number;
  /** Left and top edge in map units. */
  left: number;
  top: number;
  place(at: readonly [number, number]): XY;
}

/** The frame for the bounds of a map, at the largest scale at which it fits a card. */
export function frameOf([left, bottom, right, top]: Ground['bounds']): Frame {
  const [across, up] = [Math.max(1, right - left), Math.max(1, top - bottom)];
  const scale = Math.min(MAX_WIDTH / across, MAX_HEIGHT / up);
  return {
    width: Math.round(across * scale),
    height: Math.round(up * scale),
    scale,
    left,
    top,
    place: ([x, y]) => [(x - left) * scale, (top - y) * scale],
  };
}

/** Whether a place is inside the picture. */
export const isInside = ({ width, height }: Frame, [x, y]: XY): boolean =>
  x >= 0 && y >= 0 && x <= width && y <= height;

/** Rounds a number for the drawing: tenths of a px are precise enough. */
export const px = (value: number): string => String(Math.round(value * 10) / 10);
