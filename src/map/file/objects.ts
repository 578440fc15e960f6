/** Reads units, buildings, mines and starting places (war3mapUnits.doo). */
import { Cursor } from './cursor.ts';
import { UnreadableMap } from './failure.ts';
import { MAP_LIMITS } from './limits.ts';

const LEAST_BYTES = 80;
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

export function readObjects(bytes: Uint8Array): PlacedObject[] {
  // Reforged added a skin id to each entry without changing the version, so both layouts are tried.
  const objects = readWith(bytes, true) ?? readWith(bytes, false);
  if (!objects) throw new UnreadableMap('map-damaged');
  return objects;
}

function readWith(bytes: Uint8Array, skins: boolean): PlacedObject[] | null {
  const cursor = new Cursor(bytes);
  cursor.mark('W3do');
  const [version, subversion] = [cursor.i32(), cursor.i32()];
  if (version !== 7 && version !== 8) throw new UnreadableMap('map-unknown-version');
  try {
    const count = cursor.count(MAP_LIMITS.objects, LEAST_BYTES);
    const objects = Array.from({ length: count }, () => readObject(cursor, subversion >= 11, skins));
    return cursor.isAtEnd() ? objects : null;
  } catch (error) {
    if (error instanceof UnreadableMap) return null;
    throw error;
  }
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

const MAX_SETS = 64;
const MAX_ITEMS = 64;

/** Reads item sets. One item of each set is dropped, with a chance in percent for each. */
export function readDrops(cursor: Cursor): [id: string, chance: number][][] {
  return Array.from({ length: cursor.count(MAX_SETS, 4) }, () =>
    Array.from({ length: cursor.count(MAX_ITEMS, 8) }, () => [cursor.letters(), cursor.i32()]),
  );
}
