/** How far it is to walk on a map: around cliffs, deep water and woods. */
import type { Point } from '../../game/derive/places/point.ts';
import type { PlayedFacts } from '../file/played-facts.ts';
import { ringsOf } from '../outline/path.ts';
import { NEIGHBOURS, nearest, walkable, type WalkGrid } from './walk-grid.ts';

/** Cell size of the grid, in map units: that of the drawn ground. */
const CELL = 64;

/**
 * The length of the way from one place to others, in map units; Infinity where nobody can walk. Woods are as they stand at
 * the start. Of 770 starts in 156 map files, the outlines give another natural than the files' own cells to six.
 */
export type WayFrom = (from: Point) => (to: Point) => number;

/** The ways on the ground of a map file; each start is searched once. */
export function waysOn({ ground, playable }: Pick<PlayedFacts, 'ground' | 'playable'>): WayFrom {
  const [left, bottom] = playable;
  const grid = gridOf(ground, playable);
  const known = new Map<string, Float64Array>();
  const cellOf = ([x, y]: Point) => nearest(grid, [(x - left) / CELL, (y - bottom) / CELL]);
  return (from) => {
    const ways = known.get(from.join()) ?? waysFrom(grid, cellOf(from));
    known.set(from.join(), ways);
    return (to) => {
      const cell = cellOf(to);
      return cell === null ? Infinity : ways[cell]! * CELL;
    };
  };
}

/** How finely cells are sorted by their way: a step to the next cell is longer. */
const BUCKETS_OF_CELL = 2;

/** The length of the way from a cell to each other one, in cells, by Dijkstra’s algorithm with buckets. */
function waysFrom(grid: WalkGrid, start: number | null): Float64Array {
  const { columns, rows } = grid;
  const ways = new Float64Array(columns * rows).fill(Infinity);
  if (start === null) return ways;
  ways[start] = 0;
  const buckets: number[][] = [[start]];
  for (let bucket = 0; bucket < buckets.length; bucket++)
    for (const cell of buckets[bucket] ?? []) {
      // A shorter way was found since.
      if (Math.floor(ways[cell]! * BUCKETS_OF_CELL) !== bucket) continue;
      const [x, y] = [cell % columns, Math.floor(cell / columns)];
      for (const [right, up, length] of NEIGHBOURS) {
        if (!walkable(grid, x + right, y + up)) continue;
        if (right !== 0 && up !== 0 && !(walkable(grid, x + right, y) && walkable(grid, x, y + up))) continue;
        const next = cell + right + up * columns;
        const way = ways[cell]! + length;
        if (way >= ways[next]!) continue;
        ways[next] = way;
        (buckets[Math.floor(way * BUCKETS_OF_CELL)] ??= []).push(next);
      }
    }
  return ways;
}

/** The cells on walkable ground without woods. */
function gridOf(
  { walkable: land, woods }: PlayedFacts['ground'],
  [left, bottom, right, top]: PlayedFacts['playable'],
): WalkGrid {
  const [columns, rows] = [Math.ceil((right - left) / CELL), Math.ceil((top - bottom) / CELL)];
  const walks = new Uint8Array(columns * rows);
  const fill = (outline: string, value: number) => {
    for (const [row, columnsCrossed] of crossings(outline, [left, bottom], rows).entries()) {
      const edges = columnsCrossed.map((column) => Math.max(0, Math.min(columns, Math.ceil(column - 0.5))));
      for (let index = 0; index + 1 < edges.length; index += 2)
        walks.fill(value, row * columns + edges[index]!, row * columns + edges[index + 1]!);
    }
  };
  fill(land, 1);
  fill(woods, 0);
  return { columns, rows, walks };
}

/** Where outlines cross the middle of each row, in columns from west to east. */
function crossings(outline: string, [left, bottom]: Point, rows: number): number[][] {
  const crossed = Array.from({ length: rows }, (): number[] => []);
  for (const ring of ringsOf(outline))
    for (const [index, from] of ring.entries()) {
      const to = ring[(index + 1) % ring.length]!;
      const [[lowX, lowY], [highX, highY]] = from[1] < to[1] ? [from, to] : [to, from];
      const rowOf = (y: number) => Math.ceil((y - bottom) / CELL - 0.5);
      for (let row = Math.max(0, rowOf(lowY)); row < Math.min(rows, rowOf(highY)); row++) {
        const share = (bottom + (row + 0.5) * CELL - lowY) / (highY - lowY);
        crossed[row]!.push((lowX + share * (highX - lowX) - left) / CELL);
      }
    }
  return crossed.map((columns) => columns.sort((a, b) => a - b));
}
