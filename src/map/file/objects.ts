/** Reads what is placed on a map: units, buildings, mines and starting places, trees, and regions. */
import type { Point } from '../../game/derive/places/point.ts';
import { Cursor } from './cursor.ts';
import { UnreadableMap } from './failure.ts';
import { MAP_LIMITS } from './limits.ts';

/** Fewest bytes of an entry. */
const LEAST = { object: 80, doodad: 42, region: 30 };
/** Most abilities or items of an object, possible kinds, item sets, and items of a set. */
const MAX_LISTED = 64;

export interface PlacedObject {
  id: string;
  /** In map units. */
  x: number;
  y: number;
  /** Owner number in the file. */
  player: number;
  /** Item sets. One item of each set is dropped, with a chance in percent for each. */
  drops: [id: string, chance: number][][];
  /** Gold in a mine. */
  gold: number;
  /** Acquisition range: -1 for normal, -2 for the range of camps, otherwise in map units. */
  acquires: number;
  /** Kinds from which the game draws one at the start, with chances in percent; empty if fixed. */
  kinds: [id: string, chance: number][];
  /** Region that a waygate leads to; -1 for none. */
  waygate: number;
  /** Creation number. */
  number: number;
}

/** Reads all placed objects (war3mapUnits.doo) in file order. */
export const readObjects = (bytes: Uint8Array): PlacedObject[] =>
  readPlaced(bytes, (cursor, { subversion, skins }) =>
    Array.from({ length: cursor.count(MAP_LIMITS.objects, LEAST.object) }, () =>
      readObject(cursor, subversion >= 11, skins),
    ),
  );

/** How entries of a file are laid out. */
interface Layout {
  version: number;
  subversion: number;
  /** Whether each entry has a skin id. */
  skins: boolean;
}

/** Reads a list of placed things up to its last byte. Throws `UnreadableMap`. */
function readPlaced<Thing>(bytes: Uint8Array, read: (cursor: Cursor, layout: Layout) => Thing[]): Thing[] {
  // Reforged added a skin id to each entry without changing the version, so both layouts are tried.
  for (const skins of [true, false]) {
    const cursor = new Cursor(bytes);
    cursor.expect('W3do');
    const [version, subversion] = [cursor.i32(), cursor.i32()];
    if (version !== 7 && version !== 8) throw new UnreadableMap('map-unknown-version');
    try {
      const things = read(cursor, { version, subversion, skins });
      if (cursor.isAtEnd()) return things;
    } catch (error) {
      if (!(error instanceof UnreadableMap)) throw error;
    }
  }
  throw new UnreadableMap('map-damaged');
}

function readObject(cursor: Cursor, isLater: boolean, skins: boolean): PlacedObject {
  const id = cursor.letters();
  cursor.skip(4);
  const [x, y] = [cursor.f32(), cursor.f32()];
  // Height, angle, three scales, skin, flags.
  cursor.skip(20 + (skins ? 4 : 0) + 1);
  const player = cursor.i32();
  // Two unknown bytes, hit points, mana, an item table of the map.
  cursor.skip(isLater ? 14 : 10);
  const drops = readDrops(cursor);
  const [gold, acquires] = [cursor.i32(), cursor.f32()];
  // Level and attributes of a hero.
  cursor.skip(isLater ? 16 : 4);
  // Inventory and abilities.
  cursor.skip(8 * cursor.count(MAX_LISTED, 8));
  cursor.skip(12 * cursor.count(MAX_LISTED, 12));
  const kinds = readKinds(cursor);
  cursor.skip(4);
  return { id, x, y, player, drops, gold, acquires, kinds, waygate: cursor.i32(), number: cursor.i32() };
}

/** Reads the possible kinds of a random unit. */
function readKinds(cursor: Cursor): [id: string, chance: number][] {
  const source = cursor.i32();
  if (source < -1 || source > 2) throw new UnreadableMap('map-damaged');
  // A level and an item class, or a map group and an index in it.
  if (source === 0) cursor.skip(4);
  if (source === 1) cursor.skip(8);
  if (source < 2) return [];
  return Array.from({ length: cursor.count(MAX_LISTED, 8) }, () => [cursor.letters(), cursor.i32()]);
}

/** Reads item sets. One item of each set is dropped, with a chance in percent for each. */
function readDrops(cursor: Cursor): [id: string, chance: number][][] {
  return Array.from({ length: cursor.count(MAX_LISTED, 4) }, () =>
    Array.from({ length: cursor.count(MAX_LISTED, 8) }, () => [cursor.letters(), cursor.i32()]),
  );
}

/** Destructible kinds that are trees: those that Wisps and Peasants can harvest. */
const TREES = new Set(
  (
    'ATtr ATtc ATt1 BTtw BTtc CTtr CTtc DTsh FTtw GTsh ITtw ITtc JTct JTtw KTtw LTlt NTiw NTtw NTtc OTtw VTlt ' +
    'WTst WTtw YTct YTft YTst YTwt Ytlc Ytsc Yts1 ZTtw ZTtc'
  ).split(' '),
);

/** Reads the places of all trees (war3map.doo) in map units, in file order. */
export const readTrees = (bytes: Uint8Array): Point[] =>
  readPlaced(bytes, (cursor, { version, skins }) => {
    const trees: Point[] = [];
    for (let left = cursor.count(MAP_LIMITS.doodads, LEAST.doodad); left > 0; left--) {
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
    // Doodads that belong to the ground.
    cursor.skip(4);
    cursor.skip(16 * cursor.count(MAP_LIMITS.doodads, 16));
    return trees;
  });

/** Reads the regions (war3map.w3r), where waygates lead: the centre of each in map units, by number. */
export function readRegions(bytes: Uint8Array): Map<number, Point> {
  const cursor = new Cursor(bytes);
  cursor.skip(4);
  const regions = new Map<number, Point>();
  for (let left = cursor.count(MAP_LIMITS.regions, LEAST.region); left > 0; left--) {
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
