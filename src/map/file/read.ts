/** Reads map files (.w3x, .w3m), in Node and in browsers. Never throws, whatever the file contains. */
import type { Point } from '../../game/derive/places/point.ts';
import { type Result, success } from '../../game/result.ts';
import { mapFailure, type MapFailureCode, UnreadableMap } from './failure.ts';
import { openMpq } from './mpq.ts';
import { type PlacedObject, readDrops, readObjects } from './objects.ts';
import { CELLS_OF_SQUARE, type Pathing, readPathing } from './pathing.ts';
import { readTerrain, type Terrain } from './terrain.ts';
import { Cursor } from './cursor.ts';
import { MAP_LIMITS } from './limits.ts';

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

/** Reads trees and doodads (war3map.doo). */
const LEAST_BYTES = 42;

/** Destructible kinds that are trees: those that Wisps and Peasants can harvest. */
const TREES = new Set(
  (
    'ATtr ATtc ATt1 BTtw BTtc CTtr CTtc DTsh FTtw GTsh ITtw ITtc JTct JTtw KTtw LTlt NTiw NTtw NTtc OTtw VTlt ' +
    'WTst WTtw YTct YTft YTst YTwt Ytlc Ytsc Yts1 ZTtw ZTtc'
  ).split(' '),
);

/** Reads the places of all trees in map units, in file order. */
function readTrees(bytes: Uint8Array): Point[] {
  // Reforged added a skin id to each entry without changing the version, so both layouts are tried.
  const trees = readWith(bytes, true) ?? readWith(bytes, false);
  if (!trees) throw new UnreadableMap('map-damaged');
  return trees;
}

function readWith(bytes: Uint8Array, skins: boolean): Point[] | null {
  const cursor = new Cursor(bytes);
  cursor.mark('W3do');
  const version = cursor.i32();
  if (version !== 7 && version !== 8) throw new UnreadableMap('map-unknown-version');
  cursor.skip(4);
  const trees: Point[] = [];
  try {
    for (let left = cursor.count(MAP_LIMITS.doodads, LEAST_BYTES); left > 0; left--) {
      const id = cursor.letters();
      cursor.skip(4);
      const place = [cursor.f32(), cursor.f32()] as const;
      // Height, angle, three scales, skin, flags, life.
      cursor.skip(20 + (skins ? 4 : 0) + 2);
      if (version === 8) {
        cursor.skip(4);
        readDrops(cursor);
      }
      cursor.skip(4);
      if (TREES.has(id)) trees.push(place);
    }
    cursor.skip(4);
    cursor.skip(16 * cursor.count(MAP_LIMITS.doodads, 16));
    return cursor.isAtEnd() ? trees : null;
  } catch (error) {
    if (error instanceof UnreadableMap) return null;
    throw error;
  }
}

/** Known versions: 18 for Reign of Chaos, 25 for The Frozen Throne, 28 and 31 to 33 for Reforged. */
const VERSIONS = { first: 18, gameVersion: 28, last: 33 };

interface MapInfo {
  title: string | null;
  author: string | null;
  /** Left, bottom, right and top of the camera bounds, in map units. */
  camera: [number, number, number, number];
  /** Squares of 128 units at the left, right, bottom and top that units can't enter. */
  margins: [number, number, number, number];
}

function readInfo(bytes: Uint8Array, strings: ReadonlyMap<number, string>): MapInfo {
  const cursor = new Cursor(bytes);
  const version = cursor.i32();
  if (version < VERSIONS.first || version > VERSIONS.last) throw new UnreadableMap('map-unknown-version');
  // Save count and editor version; in later versions also the game version.
  cursor.skip(version >= VERSIONS.gameVersion ? 24 : 8);
  const [title, author] = [cursor.text(), cursor.text()];
  // Description and recommended players.
  cursor.text();
  cursor.text();
  const corners = Array.from({ length: 8 }, cursor.f32);
  const margins = Array.from({ length: 4 }, cursor.i32) as MapInfo['margins'];
  const [xs, ys] = [0, 1].map((axis) => corners.filter((_, index) => index % 2 === axis));
  return {
    title: shownText(title, strings),
    author: shownText(author, strings),
    camera: [Math.min(...xs!), Math.min(...ys!), Math.max(...xs!), Math.max(...ys!)],
    margins,
  };
}

/** Reads the regions of a map (war3map.w3r), which waygates use as destinations. */
const MOST = 10_000;
const LEAST_REGION_BYTES = 30;

/** Centre of each region in map units, by number. */
function readRegions(bytes: Uint8Array): Map<number, Point> {
  const cursor = new Cursor(bytes);
  cursor.skip(4);
  const regions = new Map<number, Point>();
  for (let left = cursor.count(MOST, LEAST_REGION_BYTES); left > 0; left--) {
    const [west, south, east, north] = [cursor.f32(), cursor.f32(), cursor.f32(), cursor.f32()];
    cursor.text();
    const number = cursor.i32();
    // Weather, ambient sound, colour.
    cursor.skip(4);
    cursor.text();
    cursor.skip(4);
    regions.set(number, [(west + east) / 2, (south + north) / 2]);
  }
  return regions;
}

/** Reads the strings, keyed by number. Skips everything that doesn't look like an entry. */
function readStrings(bytes: Uint8Array): Map<number, string> {
  const strings = new Map<number, string>();
  const text = new TextDecoder().decode(bytes);
  for (const entry of text.split(/^STRING /m).slice(1)) {
    const [open, close] = [entry.indexOf('{'), entry.indexOf('}')];
    if (open >= 0 && close > open)
      strings.set(Number.parseInt(entry, 10), entry.slice(open + 1, close).trim());
  }
  return strings;
}

/**
 * A map maker's text as one line: references are resolved, colour codes and invisible characters removed, long text shortened.
 * Null if it is empty.
 */
function shownText(text: string, strings: ReadonlyMap<number, string>): string | null {
  const [, number] = /^TRIGSTR_(\d{1,6})$/.exec(text.trim()) ?? [];
  const full = number === undefined ? text : (strings.get(Number(number)) ?? '');
  const line = full
    .slice(0, 4 * MAP_LIMITS.text)
    .replace(/\|c[0-9a-f]{8}|\|[rn]/gi, ' ')
    .replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  return [...line].slice(0, MAP_LIMITS.text).join('').trim() || null;
}
