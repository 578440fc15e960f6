import { distance, type Point } from '../replay/derive/places/point.ts';

/** A thing and the image of its twin may differ by this much: makers of maps move things by eye. */
export const TWIN = 192;
/** So many of the mines must have a twin, besides both starts. */
const PROVING_MINES = 3;

/** How one half of a map is laid onto the other: `x -> 2a - x`, `y -> 2b - y`, or both. */
export interface Symmetry {
  kind: 'left-right' | 'top-bottom' | 'half-turn';
  /** Where the axis or the centre lies. */
  centre: Point;
}

/** The other place of a point. */
export const imageOf = ({ kind, centre: [a, b] }: Symmetry, [x, y]: Point): Point => [
  kind === 'top-bottom' ? x : 2 * a - x,
  kind === 'left-right' ? y : 2 * b - y,
];

/**
 * The symmetry of a map with two starts, where its mines prove one. Maps with more starts can be turned in
 * several ways at once, and a wrong image is worse than none.
 */
export function findSymmetry(starts: readonly Point[], mines: readonly Point[]): Symmetry | null {
  const [one, other] = starts;
  if (!one || !other || starts.length !== 2) return null;
  const centre: Point = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
  const kinds: Symmetry['kind'][] = ['half-turn', 'left-right', 'top-bottom'];
  const fitting = kinds
    .map((kind): Symmetry => ({ kind, centre }))
    .filter((symmetry) => distance(imageOf(symmetry, one), other) <= TWIN)
    .map((symmetry) => ({ symmetry, twins: mines.filter((mine) => hasTwin(symmetry, mine, mines)).length }))
    .sort((a, b) => b.twins - a.twins);
  const [best, second] = fitting;
  const proven = best && best.twins >= PROVING_MINES && best.twins > (second?.twins ?? 0);
  return proven ? best.symmetry : null;
}

const hasTwin = (symmetry: Symmetry, mine: Point, mines: readonly Point[]): boolean =>
  mines.some((twin) => distance(imageOf(symmetry, mine), twin) <= TWIN);
