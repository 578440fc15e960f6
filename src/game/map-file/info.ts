/** Reads a map's description of itself (war3map.w3i). */
import { Cursor } from './cursor.ts';
import { UnreadableMap } from './failure.ts';
import { shownText } from './strings.ts';

/** Known versions: 18 for Reign of Chaos, 25 for The Frozen Throne, 28 and 31 to 33 for Reforged. */
const VERSIONS = { first: 18, gameVersion: 28, last: 33 };

export interface MapInfo {
  title: string | null;
  author: string | null;
  /** Left, bottom, right and top of the camera bounds, in map units. */
  camera: [number, number, number, number];
  /** Squares of 128 units at the left, right, bottom and top that units can't enter. */
  margins: [number, number, number, number];
}

export function readInfo(bytes: Uint8Array, strings: ReadonlyMap<number, string>): MapInfo {
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
