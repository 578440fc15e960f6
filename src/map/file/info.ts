/** Reads what a map says about itself: title, author and borders. */
import { Cursor } from './cursor.ts';
import { UnreadableMap } from './failure.ts';
import { MAP_LIMITS } from './limits.ts';

/** Known versions: 18 for Reign of Chaos, 25 for The Frozen Throne, 28 and 31 to 33 for Reforged. */
const VERSIONS = { first: 18, gameVersion: 28, last: 33 };

/** What a map says about itself. */
export interface MapInfo {
  /** Null if empty. */
  title: string | null;
  author: string | null;
  /** Left, bottom, right and top of the camera bounds, in map units. */
  camera: [number, number, number, number];
  /** Squares of 128 units at the left, right, bottom and top that units can't enter. */
  margins: [number, number, number, number];
}

/** Reads the facts of a map (war3map.w3i), whose texts may refer to the map's strings by number. */
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
    title: visibleText(title, strings),
    author: visibleText(author, strings),
    camera: [Math.min(...xs!), Math.min(...ys!), Math.max(...xs!), Math.max(...ys!)],
    margins,
  };
}

/** Reads a map's strings (war3map.wts), by number. Skips everything that doesn't look like an entry. */
export function readStrings(bytes: Uint8Array): Map<number, string> {
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
function visibleText(text: string, strings: ReadonlyMap<number, string>): string | null {
  const [, number] = /^TRIGSTR_(\d{1,6})$/.exec(text.trim()) ?? [];
  const full = number === undefined ? text : (strings.get(Number(number)) ?? '');
  const line = full
    .slice(0, 4 * MAP_LIMITS.text)
    .replace(/\|c[0-9a-f]{8}|\|[rn]/gi, ' ')
    .replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  return [...line].slice(0, MAP_LIMITS.text).join('').trim() || null;
}
