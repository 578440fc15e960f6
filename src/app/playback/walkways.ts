/** Paths over walkable ground, read from the drawing of a map file. */
import { CURVE_STEP } from '../../game/map/card/path.ts';
import type { Route } from '../../game/map/decode-track.ts';
import type { Point } from '../../game/derive/places/point.ts';
import { findWay, type WalkGrid } from './find-way.ts';

/** Cell size in map units. */
const CELL = 96;
/** Maximum number of cells per map, so that no drawing can request too many. */
const MOST_SQUARES = 60_000;
/** Maximum number of detours searched per game; all further paths are straight. */
const MOST_WAYS = 2500;

/** Finds paths around cliffs, deep water and woods; null if the drawing's ground doesn't come from a map file. */
export function walkways(
  map: SVGSVGElement,
  bounds: readonly [number, number, number, number],
): Route | null {
  const land = map.querySelector('path[id$="-landw"]');
  const data = land?.getAttribute('d');
  if (!land || !data || typeof Path2D === 'undefined') return null;
  const grid = gridOf(
    data,
    land.parentElement?.querySelector(':scope > .f-forest')?.getAttribute('d'),
    bounds,
  );
  if (!grid) return null;
  let ways = 0;
  const [left, bottom] = bounds;
  const cellOf = ([x, y]: Point): Point => [(x - left) / CELL, (y - bottom) / CELL];
  return (from, to) => {
    const way = ways < MOST_WAYS ? findWay(grid, cellOf(from), cellOf(to)) : null;
    if (!way) return null;
    ways += 1;
    const corners = way.slice(1, -1).map(([x, y]): Point => [left + x * CELL, bottom + y * CELL]);
    return [from, ...corners, to];
  };
}

function gridOf(
  land: string,
  woods: string | null | undefined,
  [left, bottom, right, top]: readonly [number, number, number, number],
): WalkGrid | null {
  const [columns, rows] = [Math.ceil((right - left) / CELL), Math.ceil((top - bottom) / CELL)];
  if (columns * rows > MOST_SQUARES || columns < 1 || rows < 1) return null;
  const canvas = Object.assign(document.createElement('canvas'), { width: columns, height: rows });
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  const scale = CURVE_STEP / CELL;
  context.setTransform(scale, 0, 0, scale, -left / CELL, -bottom / CELL);
  context.fill(new Path2D(land), 'evenodd');
  if (woods) {
    context.globalCompositeOperation = 'destination-out';
    context.fill(new Path2D(woods), 'evenodd');
  }
  const { data } = context.getImageData(0, 0, columns, rows);
  return {
    columns,
    rows,
    walks: Uint8Array.from({ length: columns * rows }, (_, at) => +(data[4 * at + 3]! > 127)),
  };
}
