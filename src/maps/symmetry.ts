import { distance, type Point } from '../replay/derive/places/point.ts';

/** A thing and the image of its twin may differ by this much: makers of maps move things by eye. */
export const TWIN = 192;
/** So many of the mines must have a twin, besides all starts. */
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
 * The symmetry of a map, where each start is the image of another one and its mines prove it: of two starts, or of four
 * and more that are all known. Maps with many starts may be turned in several ways at once; where two fit equally well
 * there is none, as a wrong image is worse.
 */
export function findSymmetry(starts: readonly Point[], mines: readonly Point[]): Symmetry | null {
  if (starts.length < 2) return null;
  const mean = (axis: 0 | 1) => starts.reduce((sum, start) => sum + start[axis], 0) / starts.length;
  const centre: Point = [mean(0), mean(1)];
  const kinds: Symmetry['kind'][] = ['half-turn', 'left-right', 'top-bottom'];
  const fitting = kinds
    .map((kind): Symmetry => ({ kind, centre }))
    .filter((symmetry) => starts.every((start) => hasTwin(symmetry, start, starts, true)))
    .map((symmetry) => ({ symmetry, twins: mines.filter((mine) => hasTwin(symmetry, mine, mines)).length }))
    .sort((a, b) => b.twins - a.twins);
  const [best, second] = fitting;
  const proven = best && best.twins >= PROVING_MINES && best.twins > (second?.twins ?? 0);
  return proven ? best.symmetry : null;
}

/** Whether the image of a place is one of all, or of all others. */
const hasTwin = (symmetry: Symmetry, place: Point, all: readonly Point[], other = false): boolean =>
  all.some((twin) => !(other && twin === place) && distance(imageOf(symmetry, place), twin) <= TWIN);
