import type { Ring } from './contour.ts';

/** Map units per step of a packed outline: one pathing cell, two or three pixels on any displayed map. */
export const OUTLINE_STEP = 32;

/**
 * Packs outlines in map units as an SVG path in steps of 32 units. Outlines without an area at this precision are
 * left out.
 */
export const packRings = (rings: readonly Ring[]): string => rings.map(packRing).join('');

function packRing(ring: Ring): string {
  const steps = ring.map(([x, y]): [number, number] => [
    Math.round(x / OUTLINE_STEP),
    Math.round(y / OUTLINE_STEP),
  ]);
  const points = steps.filter(([x, y], index) => {
    const [nextX, nextY] = steps[(index + 1) % steps.length]!;
    return x !== nextX || y !== nextY;
  });
  if (points.length < 3) return '';
  const moves = points.slice(1).map(([x, y], index) => `${x - points[index]![0]} ${y - points[index]![1]}`);
  return `M${points[0]!.join(' ')}l${moves.join(' ')}z`;
}

/** Unpacks a path into closed outlines in map units. */
export function ringsOf(path: string): Ring[] {
  return path
    .split('M')
    .slice(1)
    .map((text) => {
      const numbers = (text.match(/-?\d+/g) ?? []).map(Number);
      let [x, y] = [0, 0];
      const ring: [number, number][] = [];
      for (let index = 0; index + 1 < numbers.length; index += 2) {
        x += numbers[index]! * OUTLINE_STEP;
        y += numbers[index + 1]! * OUTLINE_STEP;
        ring.push([x, y]);
      }
      return ring;
    });
}
