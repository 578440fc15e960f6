/** Reads the terrain of a map (war3map.w3e): heights, water and cliff levels at the corners of squares. */
import { Cursor } from './cursor.ts';
import { UnreadableMap } from './failure.ts';
import { MAP_LIMITS } from './limits.ts';

/** Side length of a square in map units. */
export const SQUARE = 128;
/** Known versions; the second has an additional texture byte. */
const VERSIONS = [11, 12];
/** Flag for visible water at a corner, by version. */
const WATER_FLAG = [0x40, 0x100];
/** Offset of the water surface from its raw value, in quarters of a map unit. */
const WATER_OFFSET = -89.6 * 4;
/** Height of a cliff level, in quarters of a map unit. */
const LEVEL_HEIGHT = 512;

/** The heights and the water of a map. */
export interface Terrain {
  tileset: string;
  /** Number of corners along each axis: one more than the number of squares. */
  columns: number;
  rows: number;
  /** The south-west corner in map units. */
  x: number;
  y: number;
  /** Cliff level of each corner, row by row from the south. */
  levels: Uint8Array;
  /** Water depth at each corner in map units; 0 on dry land. */
  depths: Float32Array;
}

/** Reads the terrain. Throws `UnreadableMap`. */
export function readTerrain(bytes: Uint8Array): Terrain {
  const cursor = new Cursor(bytes);
  cursor.expect('W3E!');
  const version = VERSIONS.indexOf(cursor.i32());
  if (version < 0) throw new UnreadableMap('map-unknown-version');
  const tileset = String.fromCharCode(cursor.u8());
  cursor.skip(4);
  // Ground and cliff textures.
  for (let table = 0; table < 2; table++) cursor.skip(4 * cursor.count(256, 4));
  const [columns, rows] = [cursor.count(MAP_LIMITS.squares + 1, 1), cursor.count(MAP_LIMITS.squares + 1, 1)];
  const [x, y] = [cursor.f32(), cursor.f32()];
  if (columns < 2 || rows < 2 || !isOnMap(x) || !isOnMap(y)) throw new UnreadableMap('map-damaged');
  const levels = new Uint8Array(columns * rows);
  const depths = new Float32Array(columns * rows);
  for (let corner = 0; corner < levels.length; corner++) {
    const ground = cursor.u16();
    const water = cursor.u16() & 0x3fff;
    const flags = version === 0 ? cursor.u8() : cursor.u16();
    cursor.skip(1);
    const level = cursor.u8() & 0xf;
    levels[corner] = level;
    if (flags & WATER_FLAG[version]!)
      depths[corner] = Math.max(0, (water + WATER_OFFSET - ground - (level - 2) * LEVEL_HEIGHT) / 4);
  }
  return { tileset, columns, rows, x, y, levels, depths };
}

const isOnMap = (value: number): boolean => Number.isFinite(value) && Math.abs(value) <= 32_768;
