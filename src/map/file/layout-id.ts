import { hashOf, slugOf } from '../../game/slug.ts';
import type { MapFacts } from './facts.ts';

/** Id of a layout: the name of its map and its digest. */
export const layoutId = (facts: Omit<MapFacts, 'id' | 'ground'>): string =>
  `${slugOf(facts.name)}-${layoutDigest(facts)}`;

/**
 * Eight hexadecimal digits of a digest of all placed objects, the same for all files of a layout. It excludes
 * everything derived from them, such as camps.
 */
export function layoutDigest(facts: Omit<MapFacts, 'id' | 'ground'>): string {
  const { playable, starts, mines, camps, buildings, waygates, critters, trees } = facts;
  const creatures = camps
    .flatMap((camp) => camp.creatures)
    .sort((a, b) => a.number - b.number || a.x - b.x || a.y - b.y)
    .map(({ id, number, x, y, acquires, drops }) => [id, number, x, y, acquires, drops]);
  const content = [playable, starts, mines, creatures, buildings, waygates, critters, trees];
  return hashOf(JSON.stringify(content)).toString(16).padStart(8, '0');
}
