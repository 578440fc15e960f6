/** Finds the symmetry of a map, which doubles what its orders show. */
import { distance, type Point } from '../../game/derive/places/point.ts';

/** Tolerance between an object and the mirror image of its twin: map makers place objects by eye. */
export const TWIN = 192;
/** A start and its mine are closer together than this, and two starts are farther apart. */
const BASE = 1900;
/** Number of mines that must have a twin, in addition to the starts. */
const PROVING_MINES = 3;

/** How one half of a map mirrors the other: `x -> 2a - x`, `y -> 2b - y`, or both. */
export interface Symmetry {
  kind: 'left-right' | 'top-bottom' | 'half-turn';
  /** A point on the axis, or the centre. */
  centre: Point;
}

/** The mirror image of a point. */
export const imageOf = ({ kind, centre: [a, b] }: Symmetry, [x, y]: Point): Point => [
  kind === 'top-bottom' ? x : 2 * a - x,
  kind === 'left-right' ? y : 2 * b - y,
];

/**
 * Finds the symmetry of a map: each start must mirror another one, and mines must prove it. With an odd number of
 * starts, one start is left over. This start must be on the axis, or mirror an unseen start next to the image of its
 * mine. If two symmetries fit equally, the result is null, because a wrong image is worse.
 */
export function findSymmetry(starts: readonly Point[], mines: readonly Point[]): Symmetry | null {
  const alone = starts.length % 2 === 0 ? [undefined] : starts;
  const fitting = alone
    .flatMap((start) =>
      symmetriesOf(starts.filter((other) => other !== start)).filter(
        (symmetry) => !start || standsAlone(symmetry, start, starts, mines),
      ),
    )
    .map((symmetry) => ({ symmetry, twins: mines.filter((mine) => hasTwin(symmetry, mine, mines)).length }))
    .sort((a, b) => b.twins - a.twins);
  const [best, second] = fitting;
  const proven = best && best.twins >= PROVING_MINES && best.twins > (second?.twins ?? 0);
  return proven ? best.symmetry : null;
}

/** The symmetries that map each start to another one. */
function symmetriesOf(starts: readonly Point[]): Symmetry[] {
  if (starts.length < 2) return [];
  const mean = (axis: 0 | 1) => starts.reduce((sum, start) => sum + start[axis], 0) / starts.length;
  const centre: Point = [mean(0), mean(1)];
  const kinds: Symmetry['kind'][] = ['half-turn', 'left-right', 'top-bottom'];
  return kinds
    .map((kind): Symmetry => ({ kind, centre }))
    .filter((symmetry) => starts.every((start) => hasTwin(symmetry, start, starts, true)));
}

/** Whether a start without a twin is its own image, or mirrors a possible start. */
function standsAlone(symmetry: Symmetry, start: Point, starts: readonly Point[], mines: readonly Point[]) {
  const image = imageOf(symmetry, start);
  if (distance(image, start) <= TWIN) return true;
  const isFree = starts.every((other) => distance(image, other) > BASE);
  return (
    isFree && mines.some((mine) => distance(mine, start) <= BASE && hasTwin(symmetry, mine, mines, true))
  );
}

/** Whether the image of a place is among the places or, with `other`, among the other places. */
const hasTwin = (symmetry: Symmetry, place: Point, places: readonly Point[], other = false): boolean =>
  places.some((twin) => !(other && twin === place) && distance(imageOf(symmetry, place), twin) <= TWIN);
