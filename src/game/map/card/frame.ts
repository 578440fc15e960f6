import type { Ground } from '../ground.ts';

/** The largest a card is drawn, in px: what a page has for a map beside its key moments. */
const WIDEST = 576;
const TALLEST = 544;

export type XY = readonly [x: number, y: number];

/** How map units become px of the drawing: north is up, and one scale holds for both axes. */
export interface Frame {
  width: number;
  height: number;
  /** Px of a map unit. */
  scale: number;
  /** Its left and upper edge, in map units. */
  left: number;
  top: number;
  place(at: readonly [number, number]): XY;
}

export function frameOf([left, bottom, right, top]: Ground['bounds']): Frame {
  const [across, up] = [Math.max(1, right - left), Math.max(1, top - bottom)];
  const scale = Math.min(WIDEST / across, TALLEST / up);
  return {
    width: Math.round(across * scale),
    height: Math.round(up * scale),
    scale,
    left,
    top,
    place: ([x, y]) => [(x - left) * scale, (top - y) * scale],
  };
}

/** Whether a place lies in the picture. */
export const isInside = ({ width, height }: Frame, [x, y]: XY): boolean =>
  x >= 0 && y >= 0 && x <= width && y <= height;

/** A number for a drawing: whole px are fine enough for a place, tenths for a shape. */
export const px = (value: number): string => String(Math.round(value * 10) / 10);
