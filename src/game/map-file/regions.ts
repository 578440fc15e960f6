/** Reads the regions of a map (war3map.w3r), which waygates use as destinations. */
import type { Point } from '../derive/places/point.ts';
import { Cursor } from './cursor.ts';

const MOST = 10_000;
const LEAST_BYTES = 30;

/** Centre of each region in map units, by number. */
export function readRegions(bytes: Uint8Array): Map<number, Point> {
  const cursor = new Cursor(bytes);
  cursor.skip(4);
  const regions = new Map<number, Point>();
  for (let left = cursor.count(MOST, LEAST_BYTES); left > 0; left--) {
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
