/** The ground of a map as outlines: walkable areas, water, cliff levels, woods. */
import type { Point } from '../../game/derive/places/point.ts';
import { blur, emptyRim } from '../outline/blur.ts';
import { contours, type Grid } from '../outline/contour.ts';
import { packRings } from '../outline/path.ts';
import { areaOf, simplifyRing } from '../outline/simplify.ts';
import type { MapFacts } from './facts.ts';
import { GROUND_CELL, GroundGrid, within } from './ground-grid.ts';
import type { MapFile } from './read.ts';
import { SQUARE, type Terrain } from './terrain.ts';

/** Grid cells per terrain square. */
const OF_SQUARE = SQUARE / GROUND_CELL;
/** Cells around the playable area into which outlines extend, so that no outline runs along the area's edge. */
const MARGIN = 4;
/** Blur radius for edges, in cells. */
const SIGMA = 1.1;
/** Value of a blurred cell on the edge, between 0 outside and 1 inside. */
const LEVEL = 0.5;
/** Minimum size of islands and holes, in cells: rocks are left out, ponds are kept. */
const MIN_RING_AREA = 24;
/** Maximum distance between outline and edge, in cells. */
const TOLERANCE = 0.42;
/** Minimum depth of visible water, in map units. */
const SEEN_DEPTH = 10;
/**
 * Maximum distance between trees and used ground, in cells; trees behind cliffs at the map's edge are farther away.
 */
const NEAR_CELLS = 3;

/** The value of a grid cell; cells count from the south-west corner of the terrain. */
type GroundField = (column: number, row: number) => number;

/** The ground of a map; `playable` contains the edges of the area that units can enter. */
export function groundOf(map: MapFile, playable: MapFacts['playable']): MapFacts['ground'] {
  const { terrain } = map;
  const grid = new GroundGrid(map);
  const draw = (field: GroundField): string => outline(field, terrain, playable);
  const isWater = (column: number, row: number): boolean =>
    between(terrain, (corner) => terrain.depths[corner]!, column, row) > SEEN_DEPTH;
  return {
    walkable: draw(grid.walks),
    water: draw((column, row) => Number(isWater(column, row))),
    shallow: draw((column, row) => (isWater(column, row) ? grid.walks(column, row) : 0)),
    levels: levelsOf(terrain, grid)
      .map((level) => {
        const isAbove = (corner: number) => Number(terrain.levels[corner]! >= level);
        return { level, outline: draw((column, row) => between(terrain, isAbove, column, row)) };
      })
      .filter((step) => step.outline !== ''),
    woods: draw(woodField(map.trees, terrain, grid)),
  };
}

/** Outlines the high values of a field, in and around the playable area. */
function outline(field: GroundField, { x, y }: Terrain, playable: MapFacts['playable']): string {
  const [left, bottom, right, top] = playable.map((edge, index) => {
    const square = (edge - (index % 2 === 0 ? x : y)) / GROUND_CELL;
    return index < 2 ? Math.floor(square) - MARGIN : Math.ceil(square) + MARGIN;
  }) as [number, number, number, number];
  const [columns, rows] = [right - left, top - bottom];
  const grid: Grid = { columns, rows, values: new Float64Array(columns * rows) };
  for (let row = 0, index = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      grid.values[index++] = field(column + left, row + bottom);
  blur(grid, SIGMA);
  emptyRim(grid);
  const rings = contours(grid, LEVEL)
    .filter((ring) => Math.abs(areaOf(ring)) >= MIN_RING_AREA)
    .map((ring) =>
      simplifyRing(ring, TOLERANCE).map(
        ([column, row]) =>
          [x + (column + left + 0.5) * GROUND_CELL, y + (row + bottom + 0.5) * GROUND_CELL] as const,
      ),
    );
  return packRings(rings);
}

/** Interpolates values at terrain corners for the centre of a grid cell. */
function between(
  { columns, rows }: Terrain,
  value: (corner: number) => number,
  column: number,
  row: number,
): number {
  const x = within((column + 0.5) / OF_SQUARE, columns - 1);
  const y = within((row + 0.5) / OF_SQUARE, rows - 1);
  const [west, south] = [Math.floor(x), Math.floor(y)];
  const corner = south * columns + west;
  const low = value(corner) + (x - west) * (value(corner + 1) - value(corner));
  const high = value(corner + columns) + (x - west) * (value(corner + columns + 1) - value(corner + columns));
  return low + (y - south) * (high - low);
}

/** Cliff levels of the used ground except the lowest, in ascending order. */
function levelsOf({ columns, levels }: Terrain, grid: GroundGrid): number[] {
  const used = new Set<number>();
  levels.forEach((level, corner) => {
    const [column, row] = [(corner % columns) * OF_SQUARE, Math.floor(corner / columns) * OF_SQUARE];
    if (grid.walks(column, row) > 0) used.add(level);
  });
  return [...used].sort((a, b) => a - b).slice(1);
}

/** Whether a tree covers a cell: each tree is at the centre of two by two cells. */
function woodField(trees: readonly Point[], { x, y }: Terrain, grid: GroundGrid): GroundField {
  const { columns, rows } = grid;
  const coverage = new Uint8Array(columns * rows);
  for (const tree of trees) {
    const [east, north] = [Math.round((tree[0] - x) / GROUND_CELL), Math.round((tree[1] - y) / GROUND_CELL)];
    if (!grid.isNear(east, north, NEAR_CELLS)) continue;
    for (const row of [north - 1, north])
      for (const column of [east - 1, east])
        if (column >= 0 && column < columns && row >= 0 && row < rows) coverage[row * columns + column] = 1;
  }
  return (column, row) => coverage[within(row, rows) * columns + within(column, columns)]!;
}
