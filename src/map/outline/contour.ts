/** A closed line in grid units; the last point connects to the first. */
export type Ring = readonly (readonly [number, number])[];

/** Values of a field, row by row. The outermost rows and columns should be below every requested level. */
export interface Grid {
  columns: number;
  rows: number;
  values: Float64Array;
}

/**
 * The edges where a line enters and leaves a cell, with the high side on its right. Indexed by the corners at or
 * above the level (1 left top, 2 right top, 4 right bottom, 8 left bottom). Edges: 0 top, 1 right, 2 bottom, 3 left.
 */
const LINES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 0],
    [1, 2],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
];

/**
 * Traces the lines around all values at or above a level by marching squares. The lines are linear between grid points,
 * and all are closed.
 */
export function contours({ columns, rows, values }: Grid, level: number): Ring[] {
  const value = (x: number, y: number) => values[y * columns + x] ?? 0;
  const high = (x: number, y: number) => Number(value(x, y) >= level);
  const next = new Map<number, { to: number; at: [number, number] }>();
  /** Where the line crosses a cell's edge, and a number for that edge that both adjacent cells share. */
  const crossing = (x: number, y: number, edge: number): { key: number; at: [number, number] } => {
    const flat = edge === 0 || edge === 2;
    const [left, top] = [edge === 1 ? x + 1 : x, edge === 2 ? y + 1 : y];
    const here = value(left, top);
    const there = flat ? value(left + 1, top) : value(left, top + 1);
    const share = here === there ? 0.5 : (level - here) / (there - here);
    return {
      key: (top * columns + left) * 2 + (flat ? 0 : 1),
      at: flat ? [left + share, top] : [left, top + share],
    };
  };
  for (let y = 0; y + 1 < rows; y++)
    for (let x = 0; x + 1 < columns; x++) {
      const pattern = high(x, y) | (high(x + 1, y) << 1) | (high(x + 1, y + 1) << 2) | (high(x, y + 1) << 3);
      for (const [enter, leave] of LINES[pattern]!) {
        const from = crossing(x, y, enter);
        next.set(from.key, { to: crossing(x, y, leave).key, at: from.at });
      }
    }
  return chain(next);
}

/** Follows the pieces from edge to edge. Lines that don't close, at the grid's border, are left out. */
function chain(next: Map<number, { to: number; at: [number, number] }>): Ring[] {
  const rings: Ring[] = [];
  for (const start of next.keys()) {
    const ring: [number, number][] = [];
    let key = start;
    for (let piece = next.get(key); piece; piece = next.get(key)) {
      ring.push(piece.at);
      next.delete(key);
      key = piece.to;
    }
    if (key === start && ring.length > 2) rings.push(ring);
  }
  return rings;
}
