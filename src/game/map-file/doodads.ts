/** Reads trees and doodads (war3map.doo). */
import type { Point } from '../derive/places/point.ts';
import { Cursor } from './cursor.ts';
import { readDrops } from './drops.ts';
import { UnreadableMap } from './failure.ts';
import { MAP_LIMITS } from './limits.ts';

const LEAST_BYTES = 42;

/** Destructible kinds that are trees: those that Wisps and Peasants can harvest. */
const TREES = new Set(
  (
    'ATtr ATtc ATt1 BTtw BTtc CTtr CTtc DTsh FTtw GTsh ITtw ITtc JTct JTtw KTtw LTlt NTiw NTtw NTtc OTtw VTlt ' +
    'WTst WTtw YTct YTft YTst YTwt Ytlc Ytsc Yts1 ZTtw ZTtc'
  ).split(' '),
);

/** Reads the places of all trees in map units, in file order. */
export function readTrees(bytes: Uint8Array): Point[] {
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
