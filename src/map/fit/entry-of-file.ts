import { distance } from '../../game/derive/places/point.ts';
import type { PlayedFacts } from '../file/played-facts.ts';
import { SAME_MINE, SAME_START, type MapEntry, type SeenPlace } from './entry.ts';
import { findSymmetry } from '../ground/symmetry.ts';

/** A camp's creeps are fought within this many map units of the camp. */
const CAMP_REACH = 700;

/**
 * The entry of a map with a map file: all its starts, mines and camps. Each has the number of games with orders that
 * show it. Places known only from orders are dropped.
 */
export function entryOfFile(entry: MapEntry, facts: PlayedFacts): MapEntry {
  const starts = seenIn(facts.starts, entry.starts, SAME_START);
  const mines = seenIn(facts.mines, entry.mines, SAME_MINE);
  return {
    ...entry,
    layout: facts.id,
    starts,
    mines,
    camps: seenIn(facts.camps, entry.camps, CAMP_REACH),
    symmetry: findSymmetry(
      starts.map(({ x, y }) => [x, y]),
      mines.map(({ x, y }) => [x, y]),
    ),
  };
}

const seenIn = (
  places: readonly { x: number; y: number }[],
  seenPlaces: readonly SeenPlace[],
  reach: number,
): SeenPlace[] =>
  places.map(({ x, y }) => {
    const nearPlaces = seenPlaces.filter((other) => distance([other.x, other.y], [x, y]) <= reach);
    return { x, y, seen: Math.max(0, ...nearPlaces.map(({ seen }) => seen)) };
  });
