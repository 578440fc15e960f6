/** What a map says of itself (war3map.w3i). */
import { Cursor } from './cursor.ts';
import { UnreadableMap } from './failure.ts';
import { shownText } from './strings.ts';

/** Known: 18 of Reign of Chaos, 25 of The Frozen Throne, 28 and 31 to 33 of Reforged. */
const VERSIONS = { first: 18, gameVersion: 28, last: 33 };

export interface MapInfo {
  title: string | null;
  author: string | null;
  /** Left, bottom, right and top of where the middle of the screen can be, in map units. */
  camera: [number, number, number, number];
  /** Squares of 128 units at the left, right, bottom and top that units cannot enter. */
  margins: [number, number, number, number];
}

export function readInfo(bytes: Uint8Array, strings: ReadonlyMap<number, string>): MapInfo {
  const cursor = new Cursor(bytes);
  const version = cursor.i32();
  if (version < VERSIONS.first || version > VERSIONS.last) throw new UnreadableMap('map-unknown-version');
  // How often it was saved, and by which editor; later also of which game.
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
