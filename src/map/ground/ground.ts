/** Draws the walkable ground of a map without a map file, from where orders went. */
import { blur, emptyRim } from '../outline/blur.ts';
import { contours, type Grid, type Ring } from '../outline/contour.ts';
import { EVIDENCE_CELL, type MapEvidence } from './evidence.ts';
import { areaOf, simplifyRing } from '../outline/simplify.ts';
import { imageOf, type Symmetry } from './symmetry.ts';

/**
 * Maximum orders counted per cell and game: many orders to one rally point don't show the ground any better
 * than a few.
 */
const MAX_IN_CELL = 6;
/** Share of all orders inside the outer line. */
const OUTER = 0.965;
/** Share inside the inner line. */
const INNER = 0.72;
/** Share of orders that each side of the frame may cut off as clicks beyond the map. */
const STRAY_SHARE = 0.004;
/** Cells between the outermost orders and the frame, needed for the blur and for looks. */
const MARGIN = 5;
/** Islands and lakes with fewer cells are noise. */
const MIN_AREA = 14;
/** Maximum distance between the drawn line and the contour, in cells. */
const TOLERANCE = 0.42;
/** Lines are stored in steps of this many map units. */
const STEP = 32;

/** Where units were sent on a map, without the map file. All in map units. */
export interface Ground {
  /** The area worth drawing: left, bottom, right, top. */
  bounds: readonly [number, number, number, number];
  /** Outline around nearly all orders. */
  outer: readonly Ring[];
  /** Outline around most orders. */
  inner: readonly Ring[];
}

/** Draws the ground from the orders of games on one map; null if there are none. */
export function drawGround(games: readonly MapEvidence[], symmetry: Symmetry | null): Ground | null {
  const weights = weigh(games, symmetry);
  const frame = frameOf(weights);
  if (!frame) return null;
  const [left, bottom, right, top] = frame;
  const grid: Grid = { columns: right - left, rows: top - bottom, values: new Float64Array() };
  grid.values = new Float64Array(grid.columns * grid.rows);
  for (const [column, row, weight] of weights)
    if (column > left && column < right - 1 && row > bottom && row < top - 1)
      grid.values[(row - bottom) * grid.columns + column - left]! += weight;
  blur(grid, sigmaOf(games.length * (symmetry ? 2 : 1)));
  emptyRim(grid);
  const [outer, inner] = levelsOf(grid.values);
  const place = ([x, y]: readonly [number, number]): [number, number] => [
    Math.round(((x + left + 0.5) * EVIDENCE_CELL) / STEP) * STEP,
    Math.round(((y + bottom + 0.5) * EVIDENCE_CELL) / STEP) * STEP,
  ];
  const linesAt = (level: number): Ring[] =>
    contours(grid, level)
      .filter((ring) => Math.abs(areaOf(ring)) >= MIN_AREA)
      .map((ring) => simplifyRing(ring, TOLERANCE).map(place))
      .filter((ring) => ring.length > 3);
  return {
    bounds: [left * EVIDENCE_CELL, bottom * EVIDENCE_CELL, right * EVIDENCE_CELL, top * EVIDENCE_CELL],
    outer: linesAt(outer),
    inner: linesAt(inner),
  };
}

type Weight = readonly [column: number, row: number, weight: number];

function weigh(games: readonly MapEvidence[], symmetry: Symmetry | null): Weight[] {
  const once = games.flatMap(({ cells }) =>
    cells.map(([column, row, orders]): Weight => [column, row, Math.min(orders, MAX_IN_CELL)]),
  );
  if (!symmetry) return once;
  const images = once.map(([column, row, weight]): Weight => {
    const [x, y] = imageOf(symmetry, [(column + 0.5) * EVIDENCE_CELL, (row + 0.5) * EVIDENCE_CELL]);
    return [Math.floor(x / EVIDENCE_CELL), Math.floor(y / EVIDENCE_CELL), weight];
  });
  return [...once, ...images];
}

/** The frame around all but stray orders, in cells: left, bottom, right, top. */
function frameOf(weights: readonly Weight[]): [number, number, number, number] | null {
  if (weights.length === 0) return null;
  const range = (axis: 0 | 1): [number, number] => {
    const values = weights.map((weight) => weight[axis]).sort((a, b) => a - b);
    const stray = Math.floor(values.length * STRAY_SHARE);
    return [values[stray]! - MARGIN, values[values.length - 1 - stray]! + 1 + MARGIN];
  };
  const [[left, right], [bottom, top]] = [range(0), range(1)];
  return [left, bottom, right, top];
}

/** Blur radius in cells: a single game has few orders and needs more smoothing than a dozen. */
const sigmaOf = (games: number): number => Math.max(1.15, 2.7 - 0.42 * Math.log2(games));

/** Field values at which the two lines contain their share of the orders. */
function levelsOf(values: Float64Array): [number, number] {
  const descending = values
    .filter((value) => value > 0)
    .sort()
    .reverse();
  const total = descending.reduce((sum, value) => sum + value, 0);
  const levelAt = (part: number): number => {
    let sum = 0;
    return descending.find((value) => (sum += value) >= total * part) ?? 0;
  };
  return [levelAt(OUTER), levelAt(INNER)].map((level) => Math.max(level, Number.MIN_VALUE)) as [
    number,
    number,
  ];
}
