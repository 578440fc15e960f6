/** Where units can walk, from the drawing of a map. */
import { CURVE_STEP } from '../../../map/card/path.ts';
import type { WalkGrid } from '../../../map/ground/walk-grid.ts';
import { CELL } from '../../../map/scene/find-path.ts';

/** Maximum number of cells per map, so that no drawing can request too many. */
const MAX_CELLS = 60_000;

/**
 * The walkable cells of a drawn map; null if its ground doesn't come from a map file, has too many cells, or the browser has
 * no `Path2D`. The selectors are those that `terrain.ts` draws.
 */
export function walkGrid(
  map: SVGSVGElement,
  bounds: readonly [number, number, number, number],
): WalkGrid | null {
  const land = map.querySelector('path[id$="-landw"]');
  const data = land?.getAttribute('d');
  if (!land || !data || typeof Path2D === 'undefined') return null;
  const woods = land.parentElement?.querySelector(':scope > .f-forest')?.getAttribute('d');
  return gridOf(data, woods, bounds);
}

function gridOf(
  land: string,
  woods: string | null | undefined,
  [left, bottom, right, top]: readonly [number, number, number, number],
): WalkGrid | null {
  const [columns, rows] = [Math.ceil((right - left) / CELL), Math.ceil((top - bottom) / CELL)];
  if (columns * rows > MAX_CELLS || columns < 1 || rows < 1) return null;
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
    walks: Uint8Array.from({ length: columns * rows }, (_, index) => +(data[4 * index + 3]! > 127)),
  };
}
