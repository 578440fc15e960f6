/** Reads map files (.w3x, .w3m), in Node and in browsers. Never throws, whatever the file contains. */
import type { Point } from '../../game/derive/places/point.ts';
import { type Result, success } from '../../game/result.ts';
import { mapFailure, type MapFailureCode, UnreadableMap } from './failure.ts';
import { type MapInfo, readInfo, readStrings } from './info.ts';
import { openMpq } from './mpq.ts';
import { type PlacedObject, readObjects, readRegions, readTrees } from './objects.ts';
import { CELLS_OF_SQUARE, type Pathing, readPathing } from './pathing.ts';
import { readTerrain, type Terrain } from './terrain.ts';

/** The parts of a map file that are read. Scripts, pictures and sounds are never opened. */
export interface MapFile {
  info: MapInfo;
  terrain: Terrain;
  pathing: Pathing;
  /** In file order. */
  objects: PlacedObject[];
  /** Places of all trees, in map units. */
  trees: Point[];
  /** Centre of each region in map units, by number. */
  regions: Map<number, Point>;
}

/** Reads the parts of a map file, or returns why it can't. */
export function readMapFile(bytes: Uint8Array): Result<MapFile, MapFailureCode> {
  try {
    return success(read(bytes));
  } catch (error) {
    // All other errors come from fflate, which throws for every kind of damage.
    return mapFailure(error instanceof UnreadableMap ? error.code : 'map-damaged');
  }
}

function read(bytes: Uint8Array): MapFile {
  const open = openMpq(bytes);
  const part = (name: string): Uint8Array => {
    const entry = open(name);
    if (!entry) throw new UnreadableMap('map-incomplete');
    return entry;
  };
  const terrain = readTerrain(part('war3map.w3e'));
  const pathing = readPathing(part('war3map.wpm'));
  if (
    pathing.columns !== (terrain.columns - 1) * CELLS_OF_SQUARE ||
    pathing.rows !== (terrain.rows - 1) * CELLS_OF_SQUARE
  )
    throw new UnreadableMap('map-damaged');
  const strings = open('war3map.wts');
  const regions = open('war3map.w3r');
  return {
    info: readInfo(part('war3map.w3i'), strings ? readStrings(strings) : new Map()),
    terrain,
    pathing,
    objects: readObjects(part('war3mapUnits.doo')),
    trees: readTrees(part('war3map.doo')),
    regions: regions ? readRegions(regions) : new Map(),
  };
}
